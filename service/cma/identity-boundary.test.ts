import { afterAll, beforeAll, expect, test } from "vitest";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import {
  type ManagementForTests,
  membershipsPath,
  openManagementForTests,
} from "#service/cma/management-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let cma: ManagementForTests;
let accessToken: string;
let refreshToken: string;
beforeAll(async () => {
  cma = await openManagementForTests();
  const { context } = cma.service;
  // Grace is both: a member who is an administrator, and the manager of the Space.
  const member = { spaceId: "demo", serviceUserId: demoId("member", "grace") };
  ({ accessToken, refreshToken } = await issueTokenPair(context, context.db, member));
});
afterAll(() => cma.close());

async function ask(url: string, token: string, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" = "GET") {
  const payload = method === "GET" || method === "DELETE" ? {} : { payload: {} };
  const response = await cma.service.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...payload,
  });
  return `${response.statusCode} ${response.json<{ sys: { id: string } }>().sys.id}`;
}

test("a ServiceUser's accessToken is 401 everywhere on CMA, for every ServiceUser", async () => {
  for (const token of [accessToken, refreshToken]) {
    for (const path of ["/me", "/me/space-memberships", "/users?email=ada@example.com", membershipsPath]) {
      expect(await ask(`/cma/v1${path}`, token), path).toBe("401 InvalidToken");
    }
    for (const part of [
      "space-roles",
      "content-types",
      "content-types/note",
      "service-login",
      "service-user-roles",
    ]) {
      expect(await ask(`/cma/v1/spaces/demo/${part}`, token), part).toBe("401 InvalidToken");
    }
    expect(await ask(`/cma/v1${membershipsPath}`, token, "POST")).toBe("401 InvalidToken");
    expect(await ask("/cma/v1/spaces/demo/service-login", token, "PUT")).toBe("401 InvalidToken");
    expect(await ask("/cma/v1/spaces/demo/content-types/note/published", token, "PUT")).toBe(
      "401 InvalidToken",
    );
  }
});

test("a CMA token is 401 on ACMA, on ACDA, at the upload service and at logout", async () => {
  const token = cma.tokens.get("grace") ?? "";
  for (const [method, path] of [
    ["GET", "/acma/v1/me"],
    ["PATCH", "/acma/v1/me"],
    ["GET", "/acma/v1/spaces/demo/contents"],
    ["GET", "/acma/v1/spaces/demo/media"],
    ["POST", "/acma/v1/spaces/demo/content-types/note/contents"],
    ["GET", "/acda/v1/spaces/demo/contents"],
    ["GET", "/acda/v1/spaces/demo/media"],
    ["POST", "/upload/v1/spaces/demo/uploads"],
    ["DELETE", "/auth/v1/spaces/demo/oauth/token"],
  ] as const) {
    expect(await ask(path, token, method), path).toBe("401 InvalidToken");
  }
});

test("each token works where it belongs, and no further than its time", async () => {
  expect(await ask("/acma/v1/me", accessToken)).toBe(`200 ${demoId("member", "grace")}`);
  expect(await ask("/cma/v1/me", cma.tokens.get("grace") ?? "")).toBe(`200 ${demoId("user", "grace")}`);
  const { db } = cma.service.context;
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  const old = await issueCmaToken(db, { email: "grace@example.com", now: twoDaysAgo, days: 1 });
  expect(await ask("/cma/v1/me", old?.token ?? "")).toBe("401 InvalidToken");
});

test("of a CMA token only the hash is kept", async () => {
  const token = cma.tokens.get("ada") ?? "";
  const rows = await cma.service.context.db.selectFrom("cma_token").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(
    await issueCmaToken(cma.service.context.db, { email: "no@body.example", now: new Date(), days: 1 }),
  ).toBe(undefined);
});
