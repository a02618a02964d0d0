import * as openid from "openid-client";
import { z } from "zod";
import { LoginRefused } from "#service/auth/login-refused.ts";
import type { Identity, IdentityProvider, JourneySecrets } from "#service/identity/identity-provider.ts";
import type { OpenIdSettings } from "#service/identity/provider-settings.ts";
import { isLoopback } from "#service/loopback.ts";

type OpenIdClientSettings = Pick<OpenIdSettings, "issuer" | "clientId" | "clientSecret" | "scopes">;

/** The time limit for a provider's answer. */
export const requestSeconds = 10;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(320).includes("@"),
  name: z.string().optional().catch(undefined),
});

const answerSchema = z.object({ error: z.string().regex(/^\w{1,64}$/) });

/**
 * A provider as an OpenID Connect client: code flow with PKCE, state and nonce. Its discovery document is read at the
 * first sign-in.
 */
export function openIdClient(settings: OpenIdClientSettings): IdentityProvider {
  let discovered: Promise<openid.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async authorizationUrl(callback, secrets) {
      const parameters = await journeyParameters(callback, secrets, settings.scopes.join(" "));
      return openid.buildAuthorizationUrl(await configuration(), { ...parameters, nonce: secrets.nonce });
    },
    async identify(callback, { state, nonce, codeVerifier }) {
      const config = await configuration();
      try {
        const tokens = await openid.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return await readIdentity(config, tokens);
      } catch (error) {
        throw isRefusal(error)
          ? new LoginRefused("access_denied", "the provider or the person declined")
          : error;
      }
    },
  };
}

/** The parameters for the authorization endpoint of any OAuth 2.0 provider. */
export async function journeyParameters(
  callback: URL,
  { state, codeVerifier }: JourneySecrets,
  scope: string,
): Promise<Record<string, string>> {
  return {
    redirect_uri: callback.href,
    response_type: "code",
    scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
}: OpenIdClientSettings): Promise<openid.Configuration> {
  const server = new URL(issuer);
  const config = await openid.discovery(server, clientId, clientSecret, undefined, {
    execute: isLoopback(server.hostname) ? [openid.allowInsecureRequests] : [],
    timeout: requestSeconds,
  });
  return config;
}

/** Some providers put e-mail and name into the ID token, others only return them from the userinfo endpoint. */
async function readIdentity(
  config: openid.Configuration,
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
): Promise<Identity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("The provider gave no ID token.");
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo =
    claims.email === undefined && hasUserInfo
      ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const { sub, email, name } = claimsSchema.parse({ ...claims, ...userInfo });
  return { subject: sub, email, name };
}

/** The provider's error by OAuth 2.0, such as `invalid_client` where it doesn't know our secret. */
export async function providerErrorOf(error: unknown): Promise<string | undefined> {
  // A challenge comes first for openid-client, which leaves the body unread.
  const isChallenge = error instanceof openid.WWWAuthenticateChallengeError;
  const answers = isChallenge
    ? [await error.response.json().catch(() => undefined), ...error.cause.map(({ parameters }) => parameters)]
    : [error];
  return answers
    .map((answer) => answerSchema.safeParse(answer).data?.error)
    .find((name) => name !== undefined);
}

/** Whether the person or the provider declined. */
export function isRefusal(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError && error.error === "access_denied";
}
