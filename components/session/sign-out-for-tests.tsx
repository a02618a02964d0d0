import { vi } from "vitest";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { SignOut } from "./sign-out.tsx";

/** The Space takes whole files, and answers no upload. */
export function leaveUploadsUnanswered(): void {
  vi.stubGlobal("fetch", (_: unknown, { method } = { method: "GET" }) =>
    method === "OPTIONS" ? new Response(null, { status: 405 }) : new Promise(() => undefined),
  );
}

export async function renderSignOut(memberId: string): Promise<void> {
  await renderForTests(
    <SignOut memberId={memberId}>
      <button type="submit">Sign out</button>
    </SignOut>,
    { identity: { spaceId: "demo", memberId } },
  );
}

export async function renderSignOutDuringUploads(memberId: string): Promise<void> {
  await renderSignOut(memberId);
  leaveUploadsUnanswered();
}
