import type { FastifyReply, FastifyRequest } from "fastify";
import { setAttemptCookie } from "#service/auth/attempt-cookie.ts";
import { providerCallback } from "#service/auth/callback-address.ts";
import { withParameter } from "#service/auth/callback-url.ts";
import { beginLoginAttempt } from "#service/auth/login-attempt.ts";
import { loginPathSchema } from "#service/auth/login-path.ts";
import { requireNavigation } from "#service/auth/navigation.ts";
import { requireListedProvider, requireServiceLogin } from "#service/auth/service-login.ts";
import type { ServiceContext } from "#service/context.ts";
import type { IdentityProviders } from "#service/identity/identity-provider.ts";
import { networkOfAddress } from "#service/network-of-address.ts";

/** Login entry: 302 to the provider (seed.md "Auth API"). If the provider can't be reached, `?error=server_error`. */
export function loginEntry(context: ServiceContext, providers: IdentityProviders) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireNavigation(request);
    context.limits.signIns.take(networkOfAddress(request.ip));
    const { spaceId, provider } = loginPathSchema.parse(request.params);
    const serviceLogin = await requireServiceLogin(context, spaceId);
    requireListedProvider(serviceLogin, provider);

    const callback = providerCallback(context.settings, spaceId, provider);
    const attempt = await beginLoginAttempt(context, spaceId, provider);
    try {
      const { href } = await providers.find(spaceId, provider).authorizationUrl(callback, attempt);
      return reply.header("Set-Cookie", setAttemptCookie(callback, attempt.state)).redirect(href, 302);
    } catch (error) {
      request.log.error({ err: error, provider }, "the provider cannot be reached");
      return reply.redirect(withParameter(serviceLogin.callbackUrl, "error", "server_error"), 302);
    }
  };
}
