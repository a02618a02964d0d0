import * as z from "zod";

/** A token pair; times by this process' clock, in milliseconds since 1970. */
export const pairSchema = z.object({
  accessToken: z.string().min(1),
  accessExpiresAt: z.number(),
  /** The lifetime of the accessToken when it was issued. */
  lifetimeMs: z.number(),
  refreshToken: z.string().min(1).max(256),
  refreshExpiresAt: z.number(),
});

/** The content of the session cookie. Increment `v` when the shape changes. */
export const sessionSchema = z.object({
  v: z.literal(1),
  id: z.string().min(16),
  /** The number of renewals. */
  generation: z.int().min(0),
  pair: pairSchema,
  beganAt: z.number(),
  provider: z.string(),
  memberId: z.string().min(1),
});

/** The session cookie if the pair doesn't fit: the record has it. */
export const cookieWithoutPairSchema = z.strictObject(sessionSchema.omit({ pair: true }).shape);

export type TokenPair = z.infer<typeof pairSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type CookieWithoutPair = z.infer<typeof cookieWithoutPairSchema>;
export type SealedSession = Session | CookieWithoutPair;

/** Of JSON. Sealed it is 7,000 bytes, which leaves 1 KB of an 8 KB Cookie header. */
const mostCookieBytes = 5_000;

/** Whether these fit into cookies together. */
export function fitCookies(...sessions: SealedSession[]): boolean {
  return Buffer.byteLength(sessions.map((session) => JSON.stringify(session)).join("")) <= mostCookieBytes;
}

/** The refreshToken's end or the maximum age, in milliseconds. */
export function sessionEndsAt(session: SealedSession, maxAgeSeconds: number): number {
  const oldestMs = session.beganAt + maxAgeSeconds * 1000;
  return "pair" in session ? Math.min(session.pair.refreshExpiresAt, oldestMs) : oldestMs;
}
