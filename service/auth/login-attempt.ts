import type { Selectable } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";

/** The time that a person has at the provider. */
export const loginAttemptSeconds = 600;

export interface LoginAttempt {
  spaceId: string;
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Stores a started sign-in; of its state only the hash. */
export async function beginLoginAttempt(
  context: ServiceContext,
  spaceId: string,
  provider: string,
): Promise<LoginAttempt> {
  const attempt = { spaceId, provider, state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  await context.db
    .insertInto("login_attempt")
    .values({
      space_id: spaceId,
      state_hash: hashSecret(attempt.state),
      provider,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: new Date(context.clock().getTime() + loginAttemptSeconds * 1000),
    })
    .execute();
  return attempt;
}

/** The sign-in of a state, once: repeated or late callbacks, and those of other providers, find none. */
export async function takeLoginAttempt(
  context: ServiceContext,
  spaceId: string,
  provider: string,
  state: string,
): Promise<LoginAttempt | undefined> {
  const row: Selectable<Database["login_attempt"]> | undefined = await context.db
    .deleteFrom("login_attempt")
    .where("space_id", "=", spaceId)
    .where("state_hash", "=", hashSecret(state))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.provider !== provider || row.expires_at <= context.clock()) return undefined;
  return { spaceId, provider, state, nonce: row.nonce, codeVerifier: row.code_verifier };
}
