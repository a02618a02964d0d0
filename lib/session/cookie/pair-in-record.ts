import { SpaceError } from "#lib/space/space-error.ts";
import { sessionRecords } from "../container.ts";
import { isAbove } from "../records/records.ts";
import type { CookieWithoutPair, Session } from "../session.ts";

/** A pair that nobody has any more, of a session whose record says how it ended. */
const lostPair: Session["pair"] = {
  accessToken: "-",
  accessExpiresAt: 0,
  lifetimeMs: 0,
  refreshToken: "-",
  refreshExpiresAt: Number.MAX_SAFE_INTEGER,
};

/**
 * The session of a cookie whose pair is in the record; undefined where that is gone. Throws `SpaceError` (`Unavailable`)
 * where the store cannot be asked: the session may well live.
 */
export async function withPairOfRecord(cookie: CookieWithoutPair): Promise<Session | undefined> {
  const record = await sessionRecords().lookUp(cookie.id);
  if (record === "away") {
    const message = "The session cannot be read just now.";
    throw new SpaceError({ status: 503, code: "Unavailable", message });
  }
  if (record?.state === "living") return record.session;
  // As for any other cookie of it, the record says how it ended.
  return isAbove(record, cookie) ? { ...cookie, pair: lostPair } : undefined;
}
