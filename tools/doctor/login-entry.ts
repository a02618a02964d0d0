import { authPaths, fillPath } from "../../lib/space/endpoints.ts";
import { addressProblem } from "./address-problem.ts";
import { type Answer, ask, errorIdOf, isSilence } from "./ask.ts";
import type { Ground } from "./ground.ts";

/** What the Auth API says when a sign-in by this provider begins (seed, "Login entry"). */
export type LoginEntry =
  | { kind: "open"; answer: Answer; leadsTo: URL }
  /** The Space cannot reach the provider, and says so at the callbackUrl. */
  | { kind: "no-way"; backAt: URL }
  | { kind: "unknown-provider" }
  /** No such Space, or, where the service does not say which, no such provider. */
  | { kind: "not-found" }
  | { kind: "other"; status: number }
  | { kind: "silent" };

const entered = new WeakMap<Ground, Map<string, Promise<LoginEntry>>>();

/** Begins a sign-in per provider as a browser does, without signing in. */
export function enterLogin(ground: Ground, provider: string): Promise<LoginEntry> {
  const known = entered.get(ground) ?? new Map<string, Promise<LoginEntry>>();
  entered.set(ground, known);
  const entry = known.get(provider) ?? enter(ground, provider);
  known.set(provider, entry);
  return entry;
}

async function enter(ground: Ground, provider: string): Promise<LoginEntry> {
  const { services, spaceId } = ground.environment;
  if (addressProblem(ground, "auth") !== undefined) return { kind: "silent" };
  const url = services.auth + fillPath(authPaths.loginEntry, { spaceId, provider });
  const answer = await ask(url, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  });
  if (isSilence(answer)) return { kind: "silent" };
  const location = answer.headers.get("location") ?? "";
  if (answer.status >= 300 && answer.status < 400 && URL.canParse(location)) {
    const to = new URL(location);
    return to.searchParams.has("error")
      ? { kind: "no-way", backAt: to }
      : { kind: "open", answer, leadsTo: to };
  }
  if (answer.status !== 404) return { kind: "other", status: answer.status };
  return { kind: errorIdOf(answer) === "UnknownProvider" ? "unknown-provider" : "not-found" };
}
