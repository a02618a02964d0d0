import { expect, test } from "vitest";
import type { Exchange } from "../servers/recording-proxy.ts";
import { findTokens, textsOfPortal, textsOfSpace } from "./find-tokens.ts";
import { issuedTokens, presentedTokens } from "./issued-tokens.ts";

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

test("a token response that broke off has given out what came of it", () => {
  const begun = { ...renewal, responseBody: renewal.responseBody.slice(0, secret.length + 20) };
  expect(issuedTokens([begun])).toEqual([{ kind: "accessToken", value: secret }]);
});

test("an exchangeToken of a browser's request is searched for in answers, real or not", () => {
  const refused = exchange({
    path: `/callback?exchangeToken=${encodeURIComponent("made up")}`,
    status: 303,
    responseHeaders: [["Location", "/sign-in?problem=used_link"]],
  });
  const presented = presentedTokens([refused, exchange({ path: "/callback?exchangeToken=" })]);
  expect(presented).toEqual([{ kind: "exchangeToken", value: "made up" }]);
  expect(findTokens(textsOfPortal([refused]), presented)).toEqual([]);
  const page = exchange({ path: "/sign-in", responseBody: "<p>made up</p>" });
  expect(findTokens(textsOfPortal([page]), presented)).toHaveLength(1);
});

test("a CMA token that was pasted is searched for, whether it was taken or not; a short one may be a word", () => {
  const pasted = (token: string) =>
    exchange({ method: "POST", path: "/console/token", requestBody: String(new URLSearchParams({ token })) });
  const long = "a+token/of=somebody's, long";
  expect(presentedTokens([pasted(` ${long}\n`), pasted("nobody")])).toEqual([
    { kind: "cmaToken", value: long },
  ]);
  const page = exchange({ path: "/console", responseBody: `<input value="${long}">` });
  expect(findTokens(textsOfPortal([page]), presentedTokens([pasted(long)]))).toHaveLength(1);
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
