import type { ReactNode } from "react";
import { SpaceId } from "#components/session/space-id.tsx";
import { Toasts } from "#components/ui/toasts.tsx";
import { requireMember } from "#lib/session/member.ts";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { spaceId } = await requireMember();
  return (
    <>
      <SpaceId id={spaceId} />
      {children}
      <Toasts />
    </>
  );
}
