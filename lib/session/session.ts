import * as z from "zod";

/** A token pair, with its times on this process' own clock in milliseconds since 1970. */
export const pairSchema = z.object({
  accessToken: z.string().min(1),
  accessExpiresAt: z.number(),
  /** How long the accessToken was good for when it was issued. */
  lifetimeMs: z.number(),
  refreshToken: z.string().min(1).max(256),
  refreshExpiresAt: z.number(),
});

/** What the session cookie holds. Another `v` is no session: raise it with the shape. */
export const sessionSchema = z.object({
  v: z.literal(1),
  id: z.string().min(16),
  /** Counts renewals: of two cookies of one session the higher one is newer. */
  generation: z.int().min(0),
  pair: pairSchema,
  beganAt: z.number(),
  provider: z.string(),
  memberId: z.string().min(1),
});

/** What the session cookie holds of a session that is too long for it: the pair is in the session's record. */
export const cookieWithoutPairSchema = z.strictObject(sessionSchema.omit({ pair: true }).shape);

export type TokenPair = z.infer<typeof pairSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type CookieWithoutPair = z.infer<typeof cookieWithoutPairSchema>;
/** A session as its cookie holds it. */
export type SealedSession = Session | CookieWithoutPair;

/** As JSON. Sealed these are 7,000 bytes, which leaves 1 KB of a Cookie header of 8 KB for what else is in it. */
const mostCookieBytes = 5_000;

/** Whether these fit into cookies together, pairs included. */
export function fitCookies(...sessions: SealedSession[]): boolean {
  return Buffer.byteLength(sessions.map((session) => JSON.stringify(session)).join("")) <= mostCookieBytes;
}

/** When the session is over whatever happens: the refreshToken's end, or the absolute age, in milliseconds. */
export function sessionEndsAt(session: SealedSession, maxAgeSeconds: number): number {
  const oldestMs = session.beganAt + maxAgeSeconds * 1000;
  return "pair" in session ? Math.min(session.pair.refreshExpiresAt, oldestMs) : oldestMs;
}
