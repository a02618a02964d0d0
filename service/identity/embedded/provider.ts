import { generateKeyPairSync } from "node:crypto";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { newSecret } from "#service/auth/secret.ts";
import type { ServiceContext } from "#service/context.ts";
import { accountOf } from "#service/identity/demo-accounts.ts";
import { createMemoryAdapters } from "#service/identity/embedded/memory-adapter.ts";
import { findSpaceClient } from "#service/identity/embedded/space-client.ts";
import { embeddedProviderPath } from "#service/identity/identity-providers.ts";

const journeySeconds = 600;
const codeSeconds = 60;

/**
 * An OpenID Connect provider for trying the service out. It has no passwords, so it only runs on this machine
 * (`parseSettings` enforces that). Its keys are created with it.
 * @param renderProblem renders a request that can't be answered to a client
 */
export function createEmbeddedProvider(
  context: ServiceContext,
  clientSecret: string,
  renderProblem: (ctx: KoaContextWithOIDC) => void,
): Provider {
  const provider = new Provider(context.settings.publicUrl + embeddedProviderPath, {
    ...rules,
    adapter: createMemoryAdapters((id) => findSpaceClient(context, id, clientSecret)),
    jwks: { keys: [newSigningKey()] },
    cookies: { ...cookies, keys: [newSecret()] },
    renderError: renderProblem,
  });
  // `embeddedProviderRoutes` sets the headers of a proxy.
  provider.proxy = true;
  provider.on("server_error", (_ctx, error) => context.log.error({ err: error }, "embedded provider failed"));
  return provider;
}

/**
 * The session cookie's path is never requested, so no browser sends it: every sign-in asks for the account, and
 * changing it needs no sign-out.
 */
const cookies: Configuration["cookies"] = {
  names: {
    session: "space_provider_session",
    interaction: "space_provider_journey",
    resume: "space_provider_resume",
  },
  long: { path: `${embeddedProviderPath}/no-session`, httpOnly: true, sameSite: "lax", signed: true },
  short: { httpOnly: true, sameSite: "lax", signed: true },
};

const rules: Configuration = {
  scopes: ["openid", "email", "profile"],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  conformIdTokenClaims: false,
  responseTypes: ["code"],
  clientAuthMethods: ["client_secret_post"],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  ttl: {
    AccessToken: codeSeconds,
    AuthorizationCode: codeSeconds,
    IdToken: codeSeconds,
    Grant: journeySeconds,
    Interaction: journeySeconds,
    Session: journeySeconds,
  },
  expiresWithSession: () => false,
  interactions: { url: (_ctx, interaction) => `${embeddedProviderPath}/sign-in/${interaction.uid}` },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, email_verified: true, ...accountOf(sub) }),
  }),
  loadExistingGrant: grantEverything,
};

/** No consent page, because the client is the service itself. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

function newSigningKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), kty: "EC", use: "sig", alg: "ES256" } as const;
}
