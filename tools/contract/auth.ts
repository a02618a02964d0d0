import assert from "node:assert/strict";
import { type Check, decided, NotAsked, shown } from "./check.ts";
import {
  at,
  expectDateTime,
  expectEqual,
  expectError,
  expectRefused,
  expectStatus,
  textAt,
} from "./expect.ts";
import { once } from "./once.ts";
import type { Space } from "./space.ts";

const newPair = (space: Space) => space.signIn("ada@example.com");

async function exchangeTokenOf(space: Space): Promise<string> {
  return (await space.signInUpTo("ada@example.com")).searchParams.get("exchangeToken") ?? "";
}

const exchanged = once(async (space) => {
  const answer = await space.call("exchange", { json: { exchangeToken: await exchangeTokenOf(space) } });
  expectStatus(answer, 200);
  return answer.body;
});

const renewed = once(async (space) => {
  const { refreshToken } = await newPair(space);
  const answer = await space.call("renewal", { json: { refreshToken } });
  expectStatus(answer, 200);
  return answer.body;
});

const threeDays = 3 * 24 * 60 * 60 * 1000;

/** `seed.md`, "Token response": exchange and renewal answer with the same shape. */
const tokenRows: Record<string, (body: unknown) => void> = {
  "accessToken is a text": (body) => assert.ok(textAt(body, "accessToken").length > 0),
  "tokenType is Bearer": (body) => expectEqual(at(body, "tokenType"), "Bearer", "tokenType"),
  'scope is ["APP"]': (body) => expectEqual(at(body, "scope"), ["APP"], "scope"),
  "createdAt is a date-time": (body) => expectDateTime(at(body, "createdAt"), "createdAt"),
  "expiresAt is a date-time after createdAt": (body) => {
    expectDateTime(at(body, "expiresAt"), "expiresAt");
    assert.ok(Date.parse(textAt(body, "expiresAt")) > Date.parse(textAt(body, "createdAt")));
  },
  "refreshToken is a text of 1 to 256": (body) => {
    const { length } = textAt(body, "refreshToken");
    assert.ok(length >= 1 && length <= 256, `it has ${length} characters`);
  },
  "refreshExpiresAt is three days after createdAt": (body) => {
    const lifetime = Date.parse(textAt(body, "refreshExpiresAt")) - Date.parse(textAt(body, "createdAt"));
    assert.ok(Math.abs(lifetime - threeDays) < 2000, `it is ${lifetime} ms after`);
  },
  "the exchangeToken is no part of it": (body) =>
    expectEqual(at(body, "exchangeToken"), undefined, "exchangeToken"),
};

function tokenResponses(says: string, answer: (space: Space) => Promise<unknown>): Check[] {
  const rows = Object.entries(tokenRows).map(([asks, judge]) => [
    asks,
    async (space: Space) => judge(await answer(space)),
  ]);
  return shown(says, Object.fromEntries(rows));
}

const lengths = {
  "an empty one": "",
  "one of 257": "x".repeat(257),
  "one of 10,000": "x".repeat(10_000),
  "a number": 7,
  none: undefined,
};

function lengthChecks(name: "exchange" | "renewal", member: string): Check[] {
  const rows = Object.entries(lengths).map(([asks, value]) => [
    `${asks} is 422`,
    async (space: Space) =>
      expectError(await space.call(name, { json: { [member]: value } }), 422, "ValidationFailed"),
  ]);
  return [
    ...shown(`Limits: ${member} in request bodies has length 1 to 256`, {
      "one of 256 is read": async (space) => {
        const answer = await space.call(name, { json: { [member]: "x".repeat(256) } });
        expectRefused(answer);
        assert.ok(answer.status !== 422, "answered 422: its length");
      },
      "one of 257 is refused": async (space) =>
        expectRefused(await space.call(name, { json: { [member]: "x".repeat(257) } })),
    }),
    ...decided(
      `Auth API: a ${member} of wrong length or type is 422 ValidationFailed`,
      Object.fromEntries(rows),
    ),
    ...decided(`Auth API: an unknown ${member} is 401 InvalidToken`, {
      "one that was never issued": async (space) =>
        expectError(
          await space.call(name, { json: { [member]: "nobody-issued-this" } }),
          401,
          "InvalidToken",
        ),
    }),
  ];
}

export const auth: Check[] = [
  ...shown("Login entry: 302 redirect toward the provider login. No JSON body.", {
    "the entry of a provider": async (space) => {
      if (!space.target.embedded) throw new NotAsked("needs the name of a provider");
      const answer = await space.call("loginEntry", { path: { provider: "embedded" } });
      expectStatus(answer, 302);
      assert.ok(answer.headers.get("location"), "there is no Location");
      expectEqual(answer.body, undefined, "the body");
    },
  }),
  ...decided("Login entry: 404 UnknownProvider for a provider that the ServiceLogin does not list", {
    "a provider that is not there": async (space) =>
      expectError(await space.call("loginEntry", { path: { provider: "no-such" } }), 404, "UnknownProvider"),
  }),
  ...decided("Login entry accepts nothing but navigation", {
    "a script's fetch is refused": async (space) => {
      const headers = { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" };
      expectRefused(await space.call("loginEntry", { path: { provider: "embedded" }, headers }));
    },
  }),
  ...shown("Login flow 2: the callbackUrl with ?exchangeToken=<one-time token> appended", {
    "a sign-in ends there": async (space) => assert.ok((await exchangeTokenOf(space)).length > 0),
  }),
  ...decided("Auth API: a provider that refuses ends at callbackUrl?error=access_denied", {
    "a sign-in that is cancelled": async (space) => {
      const { searchParams } = await space.signInUpTo("");
      expectEqual(searchParams.get("error"), "access_denied", "error");
      expectEqual(searchParams.get("exchangeToken"), null, "exchangeToken");
    },
  }),
  ...shown("Authentication 4: ServiceUser.enableLogin controls whether login is allowed", {
    "who may not sign in gets no exchangeToken": async (space) =>
      expectEqual(
        (await space.signInUpTo("blocked@example.com")).searchParams.get("exchangeToken"),
        null,
        "it",
      ),
  }),
  ...decided("Auth API: enableLogin false ends at callbackUrl?error=login_disabled", {
    "who may not sign in": async (space) =>
      expectEqual(
        (await space.signInUpTo("blocked@example.com")).searchParams.get("error"),
        "login_disabled",
        "error",
      ),
  }),
  ...tokenResponses("Token response, of token exchange", exchanged),
  ...tokenResponses("Token response, of token renewal", renewed),
  ...shown("Errors: a used exchangeToken is unusable, since it is one-time", {
    "the second exchange": async (space) => {
      const json = { exchangeToken: await exchangeTokenOf(space) };
      expectStatus(await space.call("exchange", { json }), 200);
      expectRefused(await space.call("exchange", { json }));
    },
  }),
  ...decided("Auth API: an unusable exchangeToken is 401 InvalidToken", {
    "a used one": async (space) => {
      const json = { exchangeToken: await exchangeTokenOf(space) };
      await space.call("exchange", { json });
      expectError(await space.call("exchange", { json }), 401, "InvalidToken");
    },
  }),
  ...lengthChecks("exchange", "exchangeToken"),
  ...lengthChecks("renewal", "refreshToken"),
];
