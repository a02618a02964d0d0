import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";
import { meter } from "#lib/telemetry/sink.ts";
import { clientAddress } from "./client-address.ts";

export type LimitKind = "sign_in" | "callback" | "sign_out" | "write" | "read" | "page" | "renewal";

/** Short, so that waits are short; browsers wait for 30 s. */
const windowSeconds = 20;
/** For known users' sign-ins, sign-outs and callbacks; out of reach by hand. */
const ofOnePerMinute = 30;

/**
 * Counts a request; returns the seconds to wait if there were too many of its kind. Known clients (a member,
 * a session, a begun sign-in) are counted individually, others by address, so that no member is locked out by
 * others in the same office.
 */
export async function overLimit(
  kind: LimitKind,
  source: { headers: { get(name: string): string | null } } | undefined,
  known: string | undefined,
): Promise<number | undefined> {
  const key = known ?? (source && clientAddress(source));
  if (key === undefined) return undefined;
  const by = known === undefined ? "address" : "member";
  const limiter = limiterOf(kind, by);
  if (limiter === undefined) return undefined;
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    meter().count("atrium.ratelimited", { kind, by });
    log().info({ event: "rate-limited", kind, by });
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Per process: more instances allow more, and no request waits for a store. */
function limiterOf(kind: LimitKind, by: "address" | "member"): RateLimiterMemory | undefined {
  const perMinute = perMinuteOf(kind, by);
  if (perMinute === 0) return undefined;
  const limiters = processState("rate-limiters", () => new Map<string, RateLimiterMemory>());
  const name = `${kind}-${by}`;
  const known = limiters.get(name);
  if (known !== undefined) return known;
  const points = Math.max(1, Math.ceil((perMinute * windowSeconds) / 60));
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  limiters.set(name, limiter);
  return limiter;
}

function perMinuteOf(kind: LimitKind, by: "address" | "member"): number {
  const limits = environment().limits;
  const { signInsPerMinute } = limits;
  if (kind === "write") return limits.writesPerMinute;
  if (kind === "read") return limits.readsPerMinute;
  if (kind === "page") return limits.pagesPerMinute;
  if (kind === "renewal") return limits.renewalsPerMinute;
  return by === "address" ? signInsPerMinute : Math.min(ofOnePerMinute, signInsPerMinute);
}
