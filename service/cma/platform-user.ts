import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import { invalidToken, requireBearer } from "#service/auth/bearer.ts";
import { hashSecret } from "#service/auth/secret.ts";
import { noteCaller } from "#service/caller.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { takeShare } from "#service/rate-limit.ts";

export type PlatformUserRow = Selectable<Database["platform_user"]>;

const users = new WeakMap<FastifyRequest, Promise<PlatformUserRow>>();

/**
 * The platform user of the request's CMA token. Only CMA tokens are accepted: a ServiceUser's accessToken is
 * 401 `InvalidToken` like any other text (seed.md "Authentication"). 429 `RateLimited` if the user exceeds
 * its share of a minute. Evaluated once per request.
 */
export function requirePlatformUser(
  context: ServiceContext,
  request: FastifyRequest,
): Promise<PlatformUserRow> {
  const user = users.get(request) ?? identify(context, request);
  users.set(request, user);
  return user;
}

/** Authentication comes before reading the body, so that unauthenticated requests cost little. */
export function identifyUserFirst(app: FastifyInstance, context: ServiceContext): void {
  app.addHook("onRequest", async (request) => {
    await requirePlatformUser(context, request);
  });
}

async function identify(
  { db, clock, limits }: ServiceContext,
  request: FastifyRequest,
): Promise<PlatformUserRow> {
  const user = await db
    .selectFrom("cma_token")
    .innerJoin("platform_user", "platform_user.id", "cma_token.user_id")
    .selectAll("platform_user")
    .where("cma_token.token_hash", "=", hashSecret(requireBearer(request)))
    .where("cma_token.expires_at", ">", clock())
    .executeTakeFirst();
  if (user === undefined) throw invalidToken();
  noteCaller(request, { userId: user.id });
  takeShare(limits, request.method, user.id);
  return user;
}
