import { type Kysely, sql } from "kysely";
import { LoginRefused } from "#service/auth/login-refused.ts";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";

const exchangeTokenSeconds = 60;

/**
 * One-time and short-lived (seed.md "exchangeToken"), stored hashed (decisions.md "Auth API").
 * @throws LoginRefused if `enableLogin` is off (seed.md "Permissions" rule 4) or the member is being deleted
 */
export async function issueExchangeToken(
  { db, clock }: ServiceContext,
  serviceUser: { space_id: string; id: string },
): Promise<string> {
  const exchangeToken = newSecret();
  const expiresAt = new Date(clock().getTime() + exchangeTokenSeconds * 1000);
  const { rows } = await sql`
    insert into exchange_token (space_id, token_hash, service_user_id, expires_at)
    select space_id, ${hashSecret(exchangeToken)}, id, ${expiresAt} from service_user
    where space_id = ${serviceUser.space_id} and id = ${serviceUser.id} and enable_login for share
    returning service_user_id`.execute(db);
  if (rows.length === 0) {
    throw new LoginRefused("login_disabled", "the member's login is off, or the member was deleted");
  }
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
