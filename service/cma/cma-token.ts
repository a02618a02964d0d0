import { type Kysely, sql } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { Database } from "#service/database/schema.ts";

const secondsPerDay = 24 * 60 * 60;

export interface NewCmaToken {
  /** 256 random bits, base64url. Shown once; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

interface CmaTokenOrder {
  email: string;
  now: Date;
  days: number;
}

/** A CMA token for the platform user with this address; undefined if there is none. */
export async function issueCmaToken(
  db: Kysely<Database>,
  { email, now, days }: CmaTokenOrder,
): Promise<NewCmaToken | undefined> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + days * secondsPerDay * 1000);
  // One statement, which locks: the user may be deleted meanwhile.
  const { rows } = await sql`
    insert into cma_token (token_hash, user_id, created_at, expires_at)
    select ${hashSecret(token)}, id, ${now}, ${expiresAt} from platform_user
    where email = ${normalizedEmail(email)} for key share
    returning user_id`.execute(db);
  return rows.length === 0 ? undefined : { token, expiresAt };
}

/** Revokes all CMA tokens of the platform user with this address. Returns their number; undefined if there is no such user. */
export async function revokeCmaTokens(db: Kysely<Database>, email: string): Promise<number | undefined> {
  const user = await db
    .selectFrom("platform_user")
    .select("id")
    .where("email", "=", normalizedEmail(email))
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom("cma_token")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** As `platform_user` has it. */
function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
