import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { z } from "zod";
import { invalidToken, requireBearer } from "#service/auth/bearer.ts";
import { spacePathSchema } from "#service/auth/login-path.ts";
import { hashSecret } from "#service/auth/secret.ts";
import { tokenSchema } from "#service/auth/token-schema.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { parseBody } from "#service/parse-body.ts";

export const logoutBodySchema = z.strictObject({ refreshToken: tokenSchema.optional() }).optional();

/**
 * Logout: revokes the accessToken, and a refreshToken in the body if it is the same member's (decisions.md "Auth API").
 * An invalid body is 422 and revokes nothing. A member whose login is turned off may still log out.
 */
export function logout(context: ServiceContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { spaceId } = spacePathSchema.parse(request.params);
    const accessToken = requireBearer(request);
    await requireLive(context.db, spaceId, accessToken, context.clock());
    const body = parseBody(logoutBodySchema, request.body);
    await context.db.transaction().execute(async (transaction) => {
      const serviceUserId = await revokeAccessToken(transaction, spaceId, accessToken, context.clock());
      if (serviceUserId === undefined) throw invalidToken();
      if (body?.refreshToken !== undefined) {
        await revokeOwnRefreshToken(
          transaction,
          { spaceId, serviceUserId },
          body.refreshToken,
          context.clock(),
        );
      }
    });
    return reply.code(204).send();
  };
}

/** Before the body is validated, so that strangers learn nothing about its format. */
async function requireLive(
  db: Kysely<Database>,
  spaceId: string,
  accessToken: string,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom("token_pair")
    .select("service_user_id")
    .where("space_id", "=", spaceId)
    .where("access_hash", "=", hashSecret(accessToken))
    .where("access_revoked_at", "is", null)
    .where("access_expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined) throw invalidToken();
}

async function revokeAccessToken(
  db: Kysely<Database>,
  spaceId: string,
  accessToken: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable("token_pair")
    .set({ access_revoked_at: now })
    .where("space_id", "=", spaceId)
    .where("access_hash", "=", hashSecret(accessToken))
    .where("access_revoked_at", "is", null)
    .where("access_expires_at", ">", now)
    .returning("service_user_id")
    .executeTakeFirst();
  return row?.service_user_id;
}

/** An unknown token or one of another member changes nothing. */
async function revokeOwnRefreshToken(
  db: Kysely<Database>,
  member: { spaceId: string; serviceUserId: string },
  refreshToken: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("token_pair")
    .set({ refresh_revoked_at: now })
    .where("space_id", "=", member.spaceId)
    .where("refresh_hash", "=", hashSecret(refreshToken))
    .where("service_user_id", "=", member.serviceUserId)
    .where("refresh_revoked_at", "is", null)
    .execute();
}
