import type { FastifyInstance } from "fastify";
import {
  exchangeDescription,
  loginEntryDescription,
  logoutDescription,
  providerCallbackDescription,
  renewalDescription,
} from "#service/auth/descriptions.ts";
import { exchange } from "#service/auth/exchange.ts";
import { loginEntry } from "#service/auth/login-entry.ts";
import { logout } from "#service/auth/logout.ts";
import { providerCallbackHandler } from "#service/auth/provider-callback.ts";
import { renewal } from "#service/auth/renewal.ts";
import type { ServiceContext } from "#service/context.ts";
import type { IdentityProviders } from "#service/identity/identity-provider.ts";
import { described } from "#service/openapi/describe.ts";

/** A token that is far too long is still 422 (`decisions.md`, "Auth API"); only a body too large for any token is 413. */
const bodyLimit = 64 * 1024;

/** The Auth API (seed.md "Auth API"), below `/auth/v1`. */
export function authRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  providers: IdentityProviders,
): void {
  const login = "/spaces/:spaceId/login/oauth2/:provider";
  const tokens = "/spaces/:spaceId/oauth";
  app.get(login, described(loginEntryDescription), loginEntry(context, providers));
  app.get(
    `${login}/callback`,
    described(providerCallbackDescription),
    providerCallbackHandler(context, providers),
  );
  app.post(`${tokens}/token`, { bodyLimit, ...described(exchangeDescription) }, exchange(context));
  app.post(`${tokens}/refresh`, { bodyLimit, ...described(renewalDescription) }, renewal(context));
  app.delete(`${tokens}/token`, { bodyLimit, ...described(logoutDescription) }, logout(context));
}
