import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { Database } from "#service/database/schema.ts";

const secondsPerDay = 24 * 60 * 60;

export interface NewCmaToken {
  /** 256 bits at random, base64url. Said once: only its hash is stored. */
  token: string;
  expiresAt: Date;
}

interface CmaTokenOrder {
  email: string;
  now: Date;
  days: number;
}

/** A CMA token for the platform user with this address; undefined where there is none. */
export async function issueCmaToken(
  db: Kysely<Database>,
  { email, now, days }: CmaTokenOrder,
): Promise<NewCmaToken | undefined> {
  const user = await findUser(db, email);
  if (user === undefined) return undefined;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + days * secondsPerDay * 1000);
  await db
    .insertInto("cma_token")
    .values({ token_hash: hashSecret(token), user_id: user.id, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Ends all CMA tokens of the platform user with this address at once. Their number; undefined where there is no such user. */
export async function revokeCmaTokens(db: Kysely<Database>, email: string): Promise<number | undefined> {
  const user = await findUser(db, email);
  if (user === undefined) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom("cma_token")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function findUser(db: Kysely<Database>, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("platform_user")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}
