import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { clearAttemptCookie, isFromThisBrowser } from "#service/auth/attempt-cookie.ts";
import { providerCallback } from "#service/auth/callback-address.ts";
import { withParameter } from "#service/auth/callback-url.ts";
import { issueExchangeToken } from "#service/auth/exchange-token.ts";
import { takeLoginAttempt } from "#service/auth/login-attempt.ts";
import { loginPathSchema } from "#service/auth/login-path.ts";
import { type LoginError, LoginRefused } from "#service/auth/login-refused.ts";
import { requireListedProvider, requireServiceLogin } from "#service/auth/service-login.ts";
import { signInServiceUser } from "#service/auth/service-user.ts";
import type { ServiceContext } from "#service/context.ts";
import type { IdentityProviders } from "#service/identity/identity-provider.ts";
import { providerErrorOf } from "#service/identity/open-id-client.ts";

const querySchema = z.object({ state: z.string().max(512) });

/** The provider redirects the browser here; it continues to the callbackUrl with an exchangeToken or an error, never both. */
export function providerCallbackHandler(context: ServiceContext, providers: IdentityProviders) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { spaceId, provider } = loginPathSchema.parse(request.params);
    const { callbackUrl, ...serviceLogin } = await requireServiceLogin(context, spaceId);
    requireListedProvider({ callbackUrl, ...serviceLogin }, provider);
    const callback = providerCallback(context.settings, spaceId, provider);
    const { data: query } = querySchema.safeParse(request.query);
    if (query !== undefined) reply.header("Set-Cookie", clearAttemptCookie(callback, query.state));
    try {
      const exchangeToken = await signIn(context, providers, request, query?.state);
      return reply.redirect(withParameter(callbackUrl, "exchangeToken", exchangeToken), 302);
    } catch (error) {
      return reply.redirect(
        withParameter(callbackUrl, "error", await loginErrorOf(error, request, provider)),
        302,
      );
    }
  };
}

async function signIn(
  context: ServiceContext,
  providers: IdentityProviders,
  request: FastifyRequest,
  state: string | undefined,
): Promise<string> {
  const { spaceId, provider } = loginPathSchema.parse(request.params);
  if (state === undefined || !isFromThisBrowser(request, state)) {
    throw new LoginRefused("server_error", "the browser did not begin this sign-in");
  }
  const attempt = await takeLoginAttempt(context, spaceId, provider, state);
  if (attempt === undefined)
    throw new LoginRefused("server_error", "the sign-in is unknown, used or out of date");

  const callback = providerCallback(context.settings, spaceId, provider);
  callback.search = new URL(request.url, callback).search;
  const identity = await providers.find(spaceId, provider).identify(callback, attempt);
  return issueExchangeToken(context, await signInServiceUser(context, spaceId, provider, identity));
}

async function loginErrorOf(error: unknown, request: FastifyRequest, provider: string): Promise<LoginError> {
  if (!(error instanceof LoginRefused)) {
    const providerError = await providerErrorOf(error);
    request.log.error({ err: error, provider, providerError }, "sign-in failed");
    return "server_error";
  }
  request.log.info({ loginError: error.loginError, reason: error.message }, "sign-in refused");
  return error.loginError;
}
