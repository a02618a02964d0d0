import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";

/** One-time and short-lived (seed.md "exchangeToken"): 60 seconds, stored hashed (decisions.md "Auth API"). */
export async function issueExchangeToken(
  context: ServiceContext,
  serviceUser: { space_id: string; id: string },
): Promise<string> {
  const exchangeToken = newSecret();
  await context.db
    .insertInto("exchange_token")
    .values({
      space_id: serviceUser.space_id,
      token_hash: hashSecret(exchangeToken),
      service_user_id: serviceUser.id,
      expires_at: new Date(context.clock().getTime() + context.settings.exchangeTokenSeconds * 1000),
      used_at: null,
    })
    .execute();
  return exchangeToken;
}

/**
 * The member's id, for the first caller only; late or repeated calls get nothing. One statement, so it is
 * atomic. Blocking the member waits for this transaction, and then revokes what was issued in it.
 */
export async function useExchangeToken(
  db: Kysely<Database>,
  spaceId: string,
  exchangeToken: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable("exchange_token")
    .set({ used_at: now })
    .where("space_id", "=", spaceId)
    .where("token_hash", "=", hashSecret(exchangeToken))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("service_user")
          .select("service_user.id")
          .whereRef("service_user.space_id", "=", "exchange_token.space_id")
          .whereRef("service_user.id", "=", "exchange_token.service_user_id")
          .where("service_user.enable_login", "=", true)
          .forShare(),
      ),
    )
    .returning("service_user_id")
    .executeTakeFirst();
  return row?.service_user_id;
}
