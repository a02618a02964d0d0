import type { Kysely } from "kysely";
import type { z } from "zod";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { tokenResponseSchema } from "#service/openapi/answers.ts";

/** Three days after createdAt (seed.md "Token response"). */
const refreshTokenSeconds = 3 * 24 * 60 * 60;

/** The answer of exchange and renewal (seed.md "Token response"). */
export type TokenResponse = z.infer<typeof tokenResponseSchema>;

/** A new pair for a member; the database stores the hashes. */
export async function issueTokenPair(
  context: ServiceContext,
  db: Kysely<Database>,
  member: { spaceId: string; serviceUserId: string },
): Promise<TokenResponse> {
  const [accessToken, refreshToken] = [newSecret(), newSecret()];
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + context.settings.accessTokenSeconds * 1000);
  const refreshExpiresAt = new Date(createdAt.getTime() + refreshTokenSeconds * 1000);
  await db
    .insertInto("token_pair")
    .values({
      space_id: member.spaceId,
      access_hash: hashSecret(accessToken),
      refresh_hash: hashSecret(refreshToken),
      service_user_id: member.serviceUserId,
      created_at: createdAt,
      access_expires_at: expiresAt,
      refresh_expires_at: refreshExpiresAt,
      access_revoked_at: null,
      refresh_revoked_at: null,
    })
    .execute();
  return {
    accessToken,
    tokenType: "Bearer",
    scope: ["APP"],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    refreshToken,
    refreshExpiresAt: refreshExpiresAt.toISOString(),
  };
}

/**
 * Revokes a live pair whole, its accessToken too, and gives the member's id (decisions.md "Auth API": no grace
 * period). One conditional statement: of any number that try at once, one gets the id.
 * Blocking the member waits for this transaction, and then revokes what was issued in it.
 */
export async function revokePairByRefreshToken(
  db: Kysely<Database>,
  spaceId: string,
  refreshToken: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable("token_pair")
    .set((eb) => ({
      refresh_revoked_at: now,
      access_revoked_at: eb.fn.coalesce("access_revoked_at", eb.val(now)),
    }))
    .where("space_id", "=", spaceId)
    .where("refresh_hash", "=", hashSecret(refreshToken))
    .where("refresh_revoked_at", "is", null)
    .where("refresh_expires_at", ">", now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("service_user")
          .select("service_user.id")
          .whereRef("service_user.space_id", "=", "token_pair.space_id")
          .whereRef("service_user.id", "=", "token_pair.service_user_id")
          .where("service_user.enable_login", "=", true)
          .forShare(),
      ),
    )
    .returning("service_user_id")
    .executeTakeFirst();
  return row?.service_user_id;
}
