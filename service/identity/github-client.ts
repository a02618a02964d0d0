import * as openid from "openid-client";
import { z } from "zod";
import { LoginRefused } from "#service/auth/login-refused.ts";
import type { Identity, IdentityProvider } from "#service/identity/identity-provider.ts";
import { isRefusal, journeyParameters, requestSeconds } from "#service/identity/open-id-client.ts";
import type { GitHubSettings } from "#service/identity/provider-settings.ts";
import { isLoopback } from "#service/loopback.ts";

const personSchema = z.object({
  id: z.int().positive(),
  login: z.string().min(1),
  name: z.string().nullish().catch(undefined),
});
const emailsSchema = z.array(
  z.object({ email: z.string().min(3).max(320).includes("@"), primary: z.boolean(), verified: z.boolean() }),
);

/**
 * GitHub as an OAuth 2.0 client: code flow with PKCE and state. There is no ID token, so no nonce; the user endpoint
 * says who signed in, and the e-mail address is the primary one if GitHub has verified it.
 */
export function gitHubClient(settings: GitHubSettings): IdentityProvider {
  const config = configure(settings);
  return {
    async authorizationUrl(callback, secrets) {
      const scope = settings.scopes.join(" ");
      return openid.buildAuthorizationUrl(config, await journeyParameters(callback, secrets, scope));
    },
    async identify(callback, { state, codeVerifier }) {
      try {
        const { access_token } = await openid.authorizationCodeGrant(config, callback, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        return await readIdentity(config, settings, access_token);
      } catch (error) {
        throw isRefusal(error) ? new LoginRefused("access_denied", "GitHub or the person declined") : error;
      }
    },
  };
}

function configure(settings: GitHubSettings): openid.Configuration {
  const { authorizationEndpoint, tokenEndpoint, clientId, clientSecret } = settings;
  const config = new openid.Configuration(
    {
      issuer: new URL(authorizationEndpoint).origin,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
    },
    clientId,
    undefined,
    openid.ClientSecretPost(clientSecret),
  );
  config.timeout = requestSeconds;
  if (isLoopback(new URL(tokenEndpoint).hostname)) openid.allowInsecureRequests(config);
  return config;
}

async function readIdentity(
  config: openid.Configuration,
  { userEndpoint }: GitHubSettings,
  accessToken: string,
): Promise<Identity> {
  const [person, emails] = await Promise.all([
    ask(config, accessToken, userEndpoint).then((answer) => personSchema.parse(answer)),
    ask(config, accessToken, `${userEndpoint}/emails`).then((answer) => emailsSchema.parse(answer)),
  ]);
  const email = emails.find(({ primary, verified }) => primary && verified)?.email;
  if (email === undefined) {
    throw new LoginRefused(
      "access_denied",
      "the person has no primary e-mail address that GitHub has verified",
    );
  }
  return { subject: String(person.id), email, name: person.name ?? person.login };
}

async function ask(config: openid.Configuration, accessToken: string, address: string): Promise<unknown> {
  // GitHub requires a User-Agent.
  const headers = new Headers({ accept: "application/vnd.github+json", "user-agent": "space-service" });
  const url = new URL(address);
  const response = await openid.fetchProtectedResource(config, accessToken, url, "GET", undefined, headers);
  if (!response.ok) throw new Error(`GitHub answered ${response.status} at ${url.pathname}.`);
  return response.json();
}
