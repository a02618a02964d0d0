import { ask, isSilence } from "./ask.ts";
import type { Ground } from "./ground.ts";
import { enterLogin, type LoginEntry } from "./login-entry.ts";

/**
 * Learns the callbackUrl like a member who cancels at the provider: starts a sign-in and reports that access was
 * denied, so that the Space redirects to `callbackUrl?error=…` (decisions.md, "Auth API"). Doesn't contact the
 * provider. Undefined if the Space does it in another way.
 */
export async function callbackOfRefusedSignIn(ground: Ground): Promise<URL | undefined> {
  for (const { id } of ground.spaceFile.file?.providers ?? []) {
    const entry = await enterLogin(ground, id);
    const back = entry.kind === "no-way" ? entry.backAt : await refusedAt(ground, entry);
    if (back !== undefined) return bare(back);
  }
  return undefined;
}

async function refusedAt(ground: Ground, entry: LoginEntry): Promise<URL | undefined> {
  if (entry.kind !== "open") return undefined;
  const { searchParams } = entry.leadsTo;
  const [way, state] = [searchParams.get("redirect_uri") ?? "", searchParams.get("state")];
  // The OAuth redirect goes to the auth address (seed, "Native apps"): nowhere else is anything sent.
  if (state === null || !URL.canParse(way) || new URL(way).origin !== authOrigin(ground)) return undefined;
  const end = new URL(way);
  end.searchParams.set("error", "access_denied");
  end.searchParams.set("state", state);
  const cookie = entry.answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = await ask(end.href, { headers: { accept: "text/html", cookie } });
  const location = isSilence(answer) ? "" : (answer.headers.get("location") ?? "");
  const back = URL.canParse(location) ? new URL(location) : undefined;
  return back?.searchParams.has("error") ? back : undefined;
}

function authOrigin({ environment }: Ground): string {
  return new URL(environment.services.auth).origin;
}

function bare({ origin, pathname }: URL): URL {
  return new URL(pathname, origin);
}
