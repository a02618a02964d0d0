import type { FastifyInstance } from "fastify";
import { exchange } from "#service/auth/exchange.ts";
import { loginEntry } from "#service/auth/login-entry.ts";
import { logout } from "#service/auth/logout.ts";
import { providerCallbackHandler } from "#service/auth/provider-callback.ts";
import { renewal } from "#service/auth/renewal.ts";
import type { ServiceContext } from "#service/context.ts";
import type { IdentityProviders } from "#service/identity/identity-provider.ts";

/** The Auth API (seed.md "Auth API"), below `/auth/v1`. */
export function authRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  providers: IdentityProviders,
): void {
  app.get("/spaces/:spaceId/login/oauth2/:provider", loginEntry(context, providers));
  app.get("/spaces/:spaceId/login/oauth2/:provider/callback", providerCallbackHandler(context, providers));
  app.post("/spaces/:spaceId/oauth/token", exchange(context));
  app.post("/spaces/:spaceId/oauth/refresh", renewal(context));
  app.delete("/spaces/:spaceId/oauth/token", logout(context));
}
