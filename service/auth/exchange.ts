import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { invalidToken } from "#service/auth/bearer.ts";
import { useExchangeToken } from "#service/auth/exchange-token.ts";
import { spacePathSchema } from "#service/auth/login-path.ts";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { tokenSchema } from "#service/auth/token-schema.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";

export const exchangeBodySchema = z.strictObject({ exchangeToken: tokenSchema });

/** Token exchange: the exchangeToken proves the sign-in, once. 401 `InvalidToken`, 422 `ValidationFailed`. */
export function exchange(context: ServiceContext) {
  return async (request: FastifyRequest) => {
    const { spaceId } = spacePathSchema.parse(request.params);
    const { exchangeToken } = parseBody(exchangeBodySchema, request.body);
    const pair = await context.db.transaction().execute(async (transaction) => {
      const serviceUserId = await useExchangeToken(transaction, spaceId, exchangeToken, context.clock());
      if (serviceUserId === undefined) throw invalidToken();
      return issueTokenPair(context, transaction, { spaceId, serviceUserId });
    });
    return pair;
  };
}
