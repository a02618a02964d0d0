import { expect, test } from "vitest";
import type { Exchange } from "../servers/recording-proxy.ts";
import { issuedTokens, type Token } from "./issued-tokens.ts";
import { strays, tokenTravels, travelTable } from "./token-travels.ts";

const access = "a8ZKx0yVw7bT-2mL_9cNa8ZKx0yVw7bT-2mL_9cN123";
const refresh = "r8ZKx0yVw7bT-2mL_9cNa8ZKx0yVw7bT-2mL_9cN123";
const exchange = "e8ZKx0yVw7bT-2mL_9cNa8ZKx0yVw7bT-2mL_9cN123";
const cma = "c8ZKx0yVw7bT-2mL_9cNa8ZKx0yVw7bT-2mL_9cN123";
const tokens: Token[] = [
  { kind: "accessToken", value: access },
  { kind: "refreshToken", value: refresh },
  { kind: "exchangeToken", value: exchange },
  { kind: "cmaToken", value: cma },
];

function call(method: string, path: string, parts: { bearer?: string; body?: object; status?: number } = {}) {
  const { bearer, body, status = 200 } = parts;
  const requestHeaders: Exchange["requestHeaders"] =
    bearer === undefined ? [] : [["authorization", `Bearer ${bearer}`]];
  const requestBody = body === undefined ? "" : JSON.stringify(body);
  const answer = { status, responseHeaders: [], responseBody: "" };
  return { at: "", method, path, requestHeaders, requestBody, ...answer } satisfies Exchange;
}

const asItShouldBe = [
  call("POST", "/auth/v1/spaces/demo/oauth/token", { body: { exchangeToken: exchange } }),
  call("POST", "/auth/v1/spaces/demo/oauth/refresh", { body: { refreshToken: refresh } }),
  call("DELETE", "/auth/v1/spaces/demo/oauth/token", { bearer: access, body: { refreshToken: refresh } }),
  call("GET", "/acma/v1/me", { bearer: access }),
  call("GET", "/acda/v1/spaces/demo/contents", { bearer: access }),
  call("POST", "/upload/v1/spaces/demo/uploads", { bearer: access }),
  call("GET", "/cma/v1/me", { bearer: cma }),
];
const pasted = call("GET", "/cma/v1/me", { bearer: "pasted-and-none-of-cmas", status: 401 });

test("tokens that reach only their own services are counted and not reported", () => {
  const travels = tokenTravels(asItShouldBe, tokens);
  expect(strays(travels)).toEqual([]);
  expect(strays(tokenTravels([pasted], tokens))).toEqual([]);
  expect(travelTable(travels)).toEqual([
    "acda accessToken: 1 calls, 1 tokens",
    "acma accessToken: 1 calls, 1 tokens",
    "auth accessToken: 1 calls, 1 tokens",
    "auth exchangeToken: 1 calls, 1 tokens",
    "auth refreshToken: 2 calls, 1 tokens",
    "cma cmaToken: 1 calls, 1 tokens",
    "upload accessToken: 1 calls, 1 tokens",
  ]);
});

test.each<[what: string, stray: Exchange]>([
  ["an accessToken at CMA", call("GET", "/cma/v1/me", { bearer: access, status: 401 })],
  ["a refreshToken at CMA", call("POST", "/cma/v1/spaces", { body: { refreshToken: refresh } })],
  ["an exchangeToken at CMA", call("GET", `/cma/v1/users?email=${exchange}`)],
  ["a CMA token at ACMA", call("GET", "/acma/v1/me", { bearer: cma, status: 401 })],
  ["a CMA token at ACDA", call("GET", "/acda/v1/spaces/demo/contents", { bearer: cma })],
  ["a CMA token at the Auth API", call("DELETE", "/auth/v1/spaces/demo/oauth/token", { bearer: cma })],
  ["a CMA token at upload", call("POST", "/upload/v1/spaces/demo/uploads", { bearer: cma })],
  ["a refreshToken at ACMA", call("POST", "/acma/v1/spaces/demo/media", { body: { title: refresh } })],
  ["an accessToken in an address", call("GET", `/acma/v1/me?access=${access}`)],
  ["an escaped accessToken", call("GET", `/acma/v1/me?q=%22${access}%22`)],
  ["an accessToken in base64", call("GET", `/acma/v1/me?q=${Buffer.from(access).toString("base64url")}`)],
  ["an accessToken at an unknown address", call("GET", "/files/demo/a.jpg", { bearer: access })],
  ["a credential that was never issued", call("GET", "/acma/v1/me", { bearer: "made-up" })],
])("%s is a stray, and is told by its hash", (_, stray) => {
  const [sentence, ...more] = strays(tokenTravels([...asItShouldBe, stray], tokens));
  expect(more).toEqual([]);
  expect(sentence).toContain(stray.path.split("?")[0]);
  for (const { value } of tokens) expect(sentence).not.toContain(value);
});

test("a member's token that CMA takes is a stray all the same", () => {
  const taken = call("GET", "/cma/v1/me", { bearer: access });
  const travels = tokenTravels([taken], [...tokens, ...issuedTokens([taken])]);
  expect(strays(travels)).toHaveLength(1);
});

test("a CMA token is known by that CMA took it, and by nothing else", () => {
  expect(issuedTokens(asItShouldBe)).toEqual([{ kind: "cmaToken", value: cma }]);
  expect(issuedTokens([call("GET", "/cma/v1/me", { bearer: access, status: 401 })])).toEqual([]);
});
