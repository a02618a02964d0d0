import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type Configuration } from "oidc-provider";
import { findFreePort } from "#service/free-port.ts";
import { createMemoryAdapters } from "#service/identity/embedded/memory-adapter.ts";

export interface OpenIdIssuerForTests {
  issuer: string;
  /** The query of every request that began a journey here. */
  journeys: URLSearchParams[];
  stop(): Promise<void>;
}

/**
 * An external OpenID Connect issuer on its own port, whose sign-in page accepts the user that its query
 * names. Requires PKCE and signs with its own key.
 */
export async function startOpenIdIssuerForTests(client: {
  id: string;
  secret: string;
  redirectUris: string[];
}): Promise<OpenIdIssuerForTests> {
  const issuer = `http://127.0.0.1:${await findFreePort()}`;
  const journeys: URLSearchParams[] = [];
  const provider = new Provider(issuer, configuration(client));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/auth") journeys.push(url.searchParams);
    if (!url.pathname.startsWith("/sign-in/")) return void answer(request, response);
    void readForm(request).then((form) => {
      const email = form.get("email");
      if (email === null) return void response.end("Who is it?");
      const result = email === "" ? { error: "access_denied" } : { login: { accountId: `person ${email}` } };
      return provider.interactionFinished(request, response, result);
    });
  });
  await listen(server, Number(new URL(issuer).port));
  return { issuer, journeys, stop: () => close(server) };
}

function configuration(client: { id: string; secret: string; redirectUris: string[] }): Configuration {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    adapter: createMemoryAdapters(async () => undefined),
    renderError: (ctx) => {
      ctx.body = "This sign-in is over.";
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kty: "EC", use: "sig", alg: "ES256" }] },
    cookies: { keys: ["only-for-tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As most issuers do it: e-mail and name are only told at the userinfo endpoint.
    conformIdTokenClaims: true,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub.slice("person ".length), email_verified: true, name: "Noor Haddad" }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? "",
        accountId: ctx.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve());
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
