import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIdClient, providerErrorOf } from "#service/identity/open-id-client.ts";

/** What the token endpoint answers with 401. */
let challenge = "";
let body = "";
let issuer = "";
const server = createServer((request, response) => {
  if (request.url !== "/token") {
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    return void response.setHeader("content-type", "application/json").end(JSON.stringify(metadata));
  }
  response.writeHead(401, { "www-authenticate": challenge, "content-type": "application/json" }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

async function failedSignIn(): Promise<unknown> {
  const client = openIdClient({ issuer, clientId: "atrium", clientSecret: "wrong", scopes: ["openid"] });
  const secrets = { state: "a-state", nonce: "a-nonce", codeVerifier: "v".repeat(43) };
  const callback = new URL("http://localhost/callback?code=a-code&state=a-state");
  return await client.identify(callback, secrets).catch((error: unknown) => error);
}

test.each([
  ["of the body", 'Basic realm="clients"', '{"error":"invalid_client"}'],
  ["of the challenge", 'Basic realm="clients", error="invalid_client"', ""],
])("a provider's error is known beside a challenge: that %s", async (_, header, text) => {
  [challenge, body] = [header, text];
  expect(await providerErrorOf(await failedSignIn())).toBe("invalid_client");
});

test.each(['{"error":"<script>"}', "[]", "none"])("what is no error by OAuth 2.0 isn't: %s", async (text) => {
  [challenge, body] = ["Basic", text];
  expect(await providerErrorOf(await failedSignIn())).toBeUndefined();
});
