import { expect, test } from "vitest";
import type { Exchange } from "../servers/recording-proxy.ts";
import { findTokens, textsOfPortal, textsOfSpace } from "./find-tokens.ts";
import { issuedTokens } from "./issued-tokens.ts";

const secret = "q8ZKx0yVw7bT-2mL_9cN";

function exchange(parts: Partial<Exchange>): Exchange {
  return {
    at: "2026-01-01T00:00:00Z",
    method: "GET",
    path: "/",
    requestHeaders: [],
    requestBody: "",
    status: 200,
    responseHeaders: [],
    responseBody: "",
    ...parts,
  };
}

const renewal = exchange({
  method: "POST",
  path: "/auth/v1/spaces/demo/oauth/refresh",
  responseBody: JSON.stringify({ accessToken: secret, refreshToken: "r", tokenType: "Bearer" }),
});
const callback = exchange({
  path: "/provider/callback",
  status: 302,
  responseHeaders: [["Location", `http://localhost:3000/callback?exchangeToken=${secret}`]],
});
const tokens = issuedTokens([renewal]);

test("tokens are learnt from token responses and callback addresses", () => {
  expect(tokens).toEqual([
    { kind: "accessToken", value: secret },
    { kind: "refreshToken", value: "r" },
  ]);
  expect(issuedTokens([callback])).toEqual([{ kind: "exchangeToken", value: secret }]);
});

test.each([
  ["a body", { responseBody: `<p>${secret}</p>` }],
  ["a header", { responseHeaders: [["Set-Cookie", `a=${secret}`]] satisfies [string, string][] }],
  ["base64", { responseBody: Buffer.from(secret).toString("base64") }],
])("a token in %s of the portal is found, and not repeated", (_, parts) => {
  const [sentence, ...more] = findTokens(textsOfPortal([exchange({ path: "/x?y=1", ...parts })]), [
    { kind: "accessToken", value: secret },
  ]);
  expect(more).toEqual([]);
  expect(sentence).toMatch(/^GET \/x, (body|headers) holds an accessToken$/);
});

test("the Space may give tokens out in token responses and callback addresses, and nowhere else", () => {
  const known = [{ kind: "accessToken", value: secret } as const];
  expect(findTokens(textsOfSpace([renewal, callback]), known)).toEqual([]);
  expect(findTokens(textsOfSpace([exchange({ responseBody: secret })]), known)).toHaveLength(1);
});
