import { afterAll, expect, test } from "vitest";
import { startStubSpace } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
const { httpAuthApi } = await import("./auth-api.ts");

afterAll(() => space.close());

const patienceMs = 300;

test("an answer that dribbles on is given up as a whole, its outcome unknown", async () => {
  let timer: NodeJS.Timeout | undefined;
  space.interfere = (_, response) => {
    timer = setInterval(() => response.write(" "), 20);
    return true;
  };
  const issue = await httpAuthApi(Date.now, patienceMs).renew("r");
  clearInterval(timer);
  expect(issue).toEqual({ outcome: "failed", unknown: true, why: "timeout" });
});

test("an answer without end is not read to its end", async () => {
  let timer: NodeJS.Timeout | undefined;
  space.interfere = (_, response) => {
    timer = setInterval(() => response.write("x".repeat(64 * 1024)), 1);
    return true;
  };
  const issue = await httpAuthApi(Date.now).renew("r");
  clearInterval(timer);
  expect(issue).toMatchObject({ outcome: "failed", unknown: true });
});

test.each([
  [401, "application/json", '{"message":"no"}', "refused"],
  [403, "application/json", '{"sys":{"type":"Error","id":"AccessDenied"}}', "refused"],
  [400, "application/json", '{"error":"invalid_grant"}', "refused"],
  [400, "text/html", "<title>400</title>", "unverified"],
  [401, "text/plain", "no", "unverified"],
  [401, "text/html", "", "unverified"],
  [403, "text/html", "<title>403</title>", "unverified"],
  [404, "application/json", '{"message":"no route"}', "unverified"],
  [410, "text/plain", "", "unverified"],
  [408, "text/plain", "", "failed"],
  [425, "text/plain", "", "failed"],
  [429, "application/json", '{"sys":{"type":"Error","id":"RateLimited"}}', "failed"],
  [302, "text/html", "", "failed"],
  [503, "application/json", '{"sys":{"type":"Error","id":"Unavailable"}}', "failed"],
])("a renewal answered with %i %s %j is %s (C9)", async (status, type, body, outcome) => {
  space.interfere = (_, response) => {
    response.writeHead(status, { "content-type": type }).end(body);
    return true;
  };
  expect(await httpAuthApi(Date.now).renew("r")).toMatchObject({ outcome });
});

test.each([200, 201, 202, 203])(
  "a pair that comes with %i is a pair, and a revocation is one with any 2xx",
  async (status) => {
    const createdAt = "2026-11-24T10:00:00Z";
    const times = { createdAt, expiresAt: "2026-11-24T10:15:00Z", refreshExpiresAt: "2026-11-27T10:00:00Z" };
    space.interfere = (_, response) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ accessToken: "a", refreshToken: "b", ...times }));
      return true;
    };
    const authApi = httpAuthApi(Date.now);
    expect(await authApi.renew("r")).toMatchObject({ outcome: "issued", pair: { refreshToken: "b" } });
    expect(await authApi.exchange("e")).toMatchObject({ outcome: "issued" });
    expect(await authApi.revoke("a", "b")).toBe("revoked");
  },
);

test("a 2xx without a pair leaves the outcome unknown", async () => {
  space.interfere = (_, response) => {
    response.writeHead(204).end();
    return true;
  };
  expect(await httpAuthApi(Date.now).renew("r")).toMatchObject({ outcome: "failed", unknown: true });
});
