import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { invalidToken } from "#service/auth/bearer.ts";
import { spacePathSchema } from "#service/auth/login-path.ts";
import { issueTokenPair, revokePairByRefreshToken } from "#service/auth/token-pair.ts";
import { tokenSchema } from "#service/auth/token-schema.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";

export const renewalBodySchema = z.strictObject({ refreshToken: tokenSchema });

/** Token renewal: the previous pair is revoked and a new one issued, or neither. 401 `InvalidToken`, 422 `ValidationFailed`. */
export function renewal(context: ServiceContext) {
  return async (request: FastifyRequest) => {
    const { spaceId } = spacePathSchema.parse(request.params);
    const { refreshToken } = parseBody(renewalBodySchema, request.body);
    const pair = await context.db.transaction().execute(async (transaction) => {
      const serviceUserId = await revokePairByRefreshToken(
        transaction,
        spaceId,
        refreshToken,
        context.clock(),
      );
      if (serviceUserId === undefined) throw invalidToken();
      return issueTokenPair(context, transaction, { spaceId, serviceUserId });
    });
    return pair;
  };
}
