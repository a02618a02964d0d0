import { LRUCache } from "lru-cache";
import { processState } from "#lib/process-state.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import { cookieAttributes } from "./cookie/cookie-options.ts";
import type { Session } from "./session.ts";

const mostProfiles = 20_000;
const profileSeconds = 60;
/** Longer than any cached profile, plus the read that cached it. */
const changedSeconds = 2 * profileSeconds;

/** The profiles that pages show, for a minute, by session id. */
export function cachedProfiles(): LRUCache<Session["id"], ServiceUser> {
  return processState("profiles", () => new LRUCache({ max: mostProfiles, ttl: profileSeconds * 1_000 }));
}

/** While the browser has it, pages read the profile: another instance may have cached it before a change. */
export const profileChangedCookie = "profileChanged";

/** `Set-Cookie` of a profile's change. */
export function profileChanged(): string {
  const { secure } = cookieAttributes();
  const secureOnly = secure ? "; Secure" : "";
  return `${profileChangedCookie}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${changedSeconds}${secureOnly}`;
}
