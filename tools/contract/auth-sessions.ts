import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { at, expectError, expectRefused, expectStatus, textAt } from "./expect.ts";
import type { Space } from "./space.ts";

const newPair = (space: Space, email = "ada@example.com") => space.signIn(email);
const profileWith = (space: Space, token: string) => space.call("readProfile", { token });
const renew = (space: Space, refreshToken: string) => space.call("renewal", { json: { refreshToken } });

const refreshTokenAtLogout: Check[] = [
  ...shown("Logout: if a refreshToken is sent in the body, it is revoked too. Otherwise it stays valid", {
    "with it, it cannot be renewed": async (space) => {
      const { accessToken, refreshToken } = await newPair(space);
      expectStatus(await space.call("logout", { token: accessToken, json: { refreshToken } }), 204);
      expectRefused(await renew(space, refreshToken));
    },
    "without it, it can": async (space) => {
      const { accessToken, refreshToken } = await newPair(space);
      expectStatus(await space.call("logout", { token: accessToken }), 204);
      expectStatus(await renew(space, refreshToken), 200);
    },
  }),
  ...decided("Logout is idempotent for the refreshToken: an unknown one still gives 204", {
    "one that was never issued": async (space) => {
      const { accessToken } = await newPair(space);
      const json = { refreshToken: "nobody-issued-this" };
      expectStatus(await space.call("logout", { token: accessToken, json }), 204);
    },
  }),
  ...decided("Logout: a refreshToken that belongs to another member is left alone", {
    "linus can still renew after ada's logout": async (space) => {
      const { accessToken } = await newPair(space);
      const { refreshToken } = await newPair(space, "linus@example.com");
      expectStatus(await space.call("logout", { token: accessToken, json: { refreshToken } }), 204);
      expectStatus(await renew(space, refreshToken), 200);
    },
  }),
  ...decided("A logout refused with 422 revokes nothing", {
    "a refreshToken of 257 in the body": async (space) => {
      const { accessToken } = await newPair(space);
      const json = { refreshToken: "x".repeat(257) };
      expectError(await space.call("logout", { token: accessToken, json }), 422, "ValidationFailed");
      expectStatus(await profileWith(space, accessToken), 200);
    },
  }),
];

export const authSessions: Check[] = [
  ...shown("Renewal: the previous pair is revoked. The previous refreshToken is unusable", {
    "the second renewal with it": async (space) => {
      const { refreshToken } = await newPair(space);
      expectStatus(await renew(space, refreshToken), 200);
      expectRefused(await renew(space, refreshToken));
    },
    "the new refreshToken renews": async (space) => {
      const { refreshToken } = await newPair(space);
      const { body } = await renew(space, refreshToken);
      expectStatus(await renew(space, textAt(body, "refreshToken")), 200);
    },
    "both tokens are new": async (space) => {
      const pair = await newPair(space);
      const { body } = await renew(space, pair.refreshToken);
      assert.notEqual(at(body, "accessToken"), pair.accessToken);
      assert.notEqual(at(body, "refreshToken"), pair.refreshToken);
    },
  }),
  ...decided("Renewal revokes the whole previous pair: its accessToken stops working too, at once", {
    "the previous accessToken": async (space) => {
      const { accessToken, refreshToken } = await newPair(space);
      expectStatus(await renew(space, refreshToken), 200);
      expectError(await profileWith(space, accessToken), 401, "InvalidToken");
    },
  }),
  ...decided("Auth API: an unusable refreshToken is 401 InvalidToken", {
    "one that was rotated away": async (space) => {
      const { refreshToken } = await newPair(space);
      await renew(space, refreshToken);
      expectError(await renew(space, refreshToken), 401, "InvalidToken");
    },
  }),
  ...shown("Logout: 204, no body", {
    "a logout": async (space) => {
      const answer = await space.call("logout", { token: (await newPair(space)).accessToken });
      expectStatus(answer, 204);
      assert.equal(answer.text, "");
    },
    "the accessToken does not work afterwards": async (space) => {
      const { accessToken } = await newPair(space);
      await space.call("logout", { token: accessToken });
      expectRefused(await profileWith(space, accessToken));
    },
  }),
  ...shown("Logout: Authorization: Bearer <ACCESS_TOKEN> (required)", {
    "without it": async (space) => expectRefused(await space.call("logout")),
  }),
  ...decided("Logout with an invalid accessToken: 401", {
    "one that was never issued": async (space) =>
      expectError(await space.call("logout", { token: "nobody-issued-this" }), 401, "InvalidToken"),
    "one that is logged out": async (space) => {
      const { accessToken } = await newPair(space);
      await space.call("logout", { token: accessToken });
      expectError(await space.call("logout", { token: accessToken }), 401, "InvalidToken");
    },
  }),
  ...refreshTokenAtLogout,
  ...shown("ACMA and ACDA take a Bearer accessToken; no token crosses the identity boundary", {
    "ACMA without a token": async (space) => expectRefused(await space.call("readProfile")),
    "ACMA with one that was never issued": async (space) => expectRefused(await profileWith(space, "nobody")),
    "a refreshToken is no accessToken": async (space) =>
      expectRefused(await profileWith(space, (await newPair(space)).refreshToken)),
    "ACDA without a token": async (space) => expectRefused(await space.call("listPublished")),
    "the accessToken of a ServiceUser on CMA": async (space) =>
      expectRefused(await space.asMember("readUser")),
    "a CMA token on ACMA": async (space) => expectRefused(await profileWith(space, space.cmaToken())),
  }),
  ...decided("Errors: 401 InvalidToken", {
    "ACMA without a token": async (space) =>
      expectError(await space.call("readProfile"), 401, "InvalidToken"),
    "the accessToken of a ServiceUser on CMA": async (space) =>
      expectError(await space.asMember("readUser"), 401, "InvalidToken"),
    "a CMA token on ACMA": async (space) =>
      expectError(await profileWith(space, space.cmaToken()), 401, "InvalidToken"),
  }),
];
