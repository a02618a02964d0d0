import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace, TestBrowser } from "#lib/session/browser-for-tests.ts";

const space = await startStubSpace();
const { beginSignIn } = await import("#lib/session/login.ts");
const { finishSignIn } = await import("#lib/session/callback.ts");
const { signOut } = await import("#lib/session/logout.ts");
const { endSession } = await import("#lib/session/sign-out.ts");
const { openSession } = await import("#lib/session/session-cookie.ts");
const { describeSession } = await import("#lib/session/describe.ts");
const { passOn } = await import("./pass-on.ts");

afterAll(() => space.close());

let browser: TestBrowser;

beforeEach(async () => {
  browser = new TestBrowser();
  space.interfere = () => false;
  space.accessLifetimeMs = 900_000;
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
  const token = space.exchangeTokenFor("ada");
  browser.keep(await finishSignIn(browser.request(`/callback?exchangeToken=${token}`)));
  space.calls.length = 0;
});

const content = "/spaces/demo/contents/c1";
const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };

const call = (path: string, init: RequestInit = {}, from = browser) =>
  passOn(from.request(`/api/acma${path}`, init), "acma");
const renewals = () => space.callsTo("/oauth/refresh");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs in again with tokens of a short life, and waits until the first has expired. */
async function withExpiredAccess() {
  space.accessLifetimeMs = 400;
  const flow = new TestBrowser();
  flow.keep(await beginSignIn(flow.post("/login/embedded"), "embedded", ["embedded"]));
  flow.keep(await finishSignIn(flow.request(`/callback?exchangeToken=${space.exchangeTokenFor("ada")}`)));
  space.accessLifetimeMs = 900_000;
  await pause(430);
  space.calls.length = 0;
  return flow;
}

describe("the way through", () => {
  test("sends the member's accessToken on and nothing else of the browser's (D5, D14)", async () => {
    const headers = {
      accept: "application/json",
      authorization: "Bearer mine",
      "x-forwarded-host": "evil",
      "x-middleware-subrequest": "x",
      "x-service-advanced-search": "true",
    };
    const { echo } = await (await call(content, { headers })).json();
    expect(echo.headers.authorization).toMatch(/^Bearer access-\d+$/);
    expect(echo.headers["x-service-advanced-search"]).toBe("true");
    expect(Object.keys(echo.headers).sort()).toEqual([
      "accept",
      "authorization",
      "connection",
      "host",
      "x-service-advanced-search",
    ]);
  });

  test("passes the query on byte for byte (D3)", async () => {
    const query =
      "?sys.createdAt[gte]=2026-01-01T00:00:00Z&fields.title.ko-KR[prefix]=%EB%AC%BC+a%20b&x=%2C%5C,&x";
    const { echo } = await (await call(`/spaces/demo/contents${query}`)).json();
    expect(echo.path).toBe(`/acma/v1/spaces/demo/contents${query}`);
  });

  test("without a session answers 401 in JSON (D1)", async () => {
    const response = await call(content, {}, new TestBrowser());
    expect(response.status).toBe(401);
    expect((await response.json()).sys.id).toBe("SessionEnded");
    expect(space.calls).toEqual([]);
  });

  test("refuses another method with Allow, without a call (D2)", async () => {
    const response = await call(content, { method: "PATCH", headers: own });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE"]);
    expect(space.calls).toEqual([]);
  });

  test.each([
    "/spaces/demo/contents/..",
    "/spaces/demo/contents/%2e%2e",
    "/spaces/demo/contents/%2e%2e%2fx",
    "/spaces/demo/contents/a%2fb",
    "/spaces/demo/contents/a%252fb",
    "/spaces/demo/contents//a",
    "/spaces/demo/contents/",
    "/spaces/demo/contents/a%5cb",
    "/spaces/demo/contents/a%00b",
    "/spaces/demo/contents/user@evil",
    "//evil.example/spaces/demo/contents/a",
    "/spaces/demo/contents/%zz",
    "/spaces/other/contents/a",
    "/users",
    "",
  ])("finds nothing at %j, and no token leaves (D4, D9)", async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(space.calls).toEqual([]);
  });

  test.each([
    ["no header of ours", { "sec-fetch-site": "same-origin" }],
    ["a foreign page", { "sec-fetch-site": "cross-site", "x-portal": "1" }],
    ["a foreign Origin", { origin: "https://evil.example", "x-portal": "1" }],
    ["nothing that tells where it comes from", { "x-portal": "1" }],
  ])("a write with %s is refused before any call (D7)", async (_, headers) => {
    expect((await call(content, { method: "DELETE", headers })).status).toBe(403);
    expect(space.calls).toEqual([]);
  });

  test("a page that was made for another member is told so, and nothing is sent", async () => {
    const response = await call(content, { method: "DELETE", headers: { ...own, "x-member": "linus" } });
    expect([response.status, (await response.json()).sys.id]).toEqual([409, "OtherMember"]);
    expect(space.calls).toEqual([]);
    expect((await call(content, { method: "DELETE", headers: { ...own, "x-member": "ada" } })).status).toBe(
      200,
    );
  });

  test("a page whose member has signed in again meanwhile sends again with the new cookie", async () => {
    const before = browser.copy();
    browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
    browser.keep(
      await finishSignIn(browser.request(`/callback?exchangeToken=${space.exchangeTokenFor("ada")}`)),
    );
    const response = await call(content, {}, before);
    expect([response.status, (await response.json()).sys.id]).toEqual([409, "Retry"]);
    expect((await call(content)).status).toBe(200);
  });

  test("passes errors on with their bodies (D6)", async () => {
    space.interfere = (_, response) => {
      response.writeHead(422, { "content-type": "application/json", "set-cookie": "a=b" });
      response.end('{"sys":{"id":"ValidationFailed"}}');
      return true;
    };
    const response = await call(content, { method: "PUT", headers: own, body: "{}" });
    expect([response.status, await response.json()]).toEqual([422, { sys: { id: "ValidationFailed" } }]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("follows no redirect (D10)", async () => {
    space.interfere = (_, response) => {
      response.writeHead(302, { location: "http://evil.example/" }).end();
      return true;
    };
    expect((await call(content)).status).toBe(502);
  });

  test("a service that is gone is a 502 in the error shape, and the session stays", async () => {
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    const response = await call(content);
    expect([response.status, (await response.json()).sys.id]).toEqual([502, "Unreachable"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("a body that streams arrives whole (D8, D12)", async () => {
    const bytes = new Uint8Array(15 * 1024 * 1024).fill(97);
    const body = new Blob([bytes]).stream();
    const init = {
      method: "PUT",
      headers: { ...own, "content-type": "application/json" },
      body,
      duplex: "half",
    };
    const { echo } = await (await call(content, init)).json();
    expect(echo.body).toHaveLength(bytes.length);
  });
});

describe("renewal on the way", () => {
  test("50 calls at expiry renew once and all carry the new cookie (E1, E6)", async () => {
    const member = await withExpiredAccess();
    const responses = await Promise.all(Array.from({ length: 50 }, () => call(content, {}, member)));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(renewals()).toHaveLength(1);
    expect(responses.every(({ headers }) => headers.getSetCookie().length === 1)).toBe(true);
  });

  test("a tab that still has the old cookie is healed, and the old refreshToken is not used again (E3, E5)", async () => {
    const member = await withExpiredAccess();
    const sleeping = member.copy();
    member.keep(await call(content, {}, member));
    const healed = sleeping.keep(await call(content, {}, sleeping));
    expect([healed.status, renewals().length]).toEqual([200, 1]);
    expect((await describeSession(sleeping.request("/api/session"))).status).toBe(200);
  });

  test("an accessToken that was revoked under a call is replaced and the call sent once more (D16)", async () => {
    let refused = 0;
    space.interfere = ({ path }, response) => {
      if (path.includes("/oauth/") || refused++ > 0) return false;
      response.writeHead(401, { "content-type": "application/json" }).end('{"sys":{"id":"InvalidToken"}}');
      return true;
    };
    const response = await call(content, { method: "PUT", headers: own, body: '{"fields":{}}' });
    expect([response.status, (await response.json()).echo.body]).toEqual([200, '{"fields":{}}']);
    expect(renewals()).toHaveLength(1);
  });

  test("a service that never accepts is asked twice, not more, and the session is kept (D15, D16)", async () => {
    space.interfere = ({ path }, response) => {
      if (path.includes("/oauth/")) return false;
      response.writeHead(401, { "content-type": "application/json" }).end('{"sys":{"id":"InvalidToken"}}');
      return true;
    };
    const response = browser.keep(await call(content));
    expect([response.status, (await response.json()).sys.id]).toEqual([401, "InvalidToken"]);
    expect(space.callsTo("/contents/c1")).toHaveLength(2);
    expect((await describeSession(browser.request("/api/session"))).status).toBe(200);
  });

  test.each([500, 503, 429])("an Auth API that answers %i costs nobody the session (E8)", async (status) => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) response.writeHead(status).end();
      return path.endsWith("/oauth/refresh");
    };
    const response = member.keep(await call(content, {}, member));
    expect([response.status, (await response.json()).sys.id]).toEqual([503, "Unavailable"]);
    space.interfere = () => false;
    await pause(1_100);
    expect((await call(content, {}, member)).status).toBe(200);
  });

  test("an answer to a renewal without a refreshToken keeps the session (E16)", async () => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) response.end('{"accessToken":"x"}');
      return path.endsWith("/oauth/refresh");
    };
    expect(member.keep(await call(content, {}, member)).status).toBe(503);
    space.interfere = () => false;
    await pause(1_100);
    expect((await call(content, {}, member)).status).toBe(200);
  });

  test("the Auth API's refusal ends the session", async () => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh"))
        response.writeHead(401, { "content-type": "application/json" }).end("{}");
      return path.endsWith("/oauth/refresh");
    };
    const response = await call(content, {}, member);
    expect([response.status, (await response.json()).sys.id]).toEqual([401, "SessionEnded"]);
    space.interfere = () => false;
    expect((await call(content, {}, member)).status).toBe(401);
  });

  test.each([
    ["a proxy's page", 401, "<h1>Authorization required</h1>"],
    ["a firewall's answer", 403, '{"blocked":true}'],
  ])("%s at the Auth API's address ends nobody's session (E8)", async (_, status, body) => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) response.writeHead(status).end(body);
      return path.endsWith("/oauth/refresh");
    };
    expect((await call(content, {}, member)).status).toBe(503);
    space.interfere = () => false;
    await pause(1_100);
    expect((await call(content, {}, member)).status).toBe(200);
  });

  test("a call whose client went away does not lose the pair (E4)", async () => {
    const member = await withExpiredAccess();
    const away = new AbortController();
    const lost = call(content, { signal: away.signal }, member);
    await pause(1);
    away.abort();
    await lost.catch(() => {});
    expect((await call(content, {}, member)).status).toBe(200);
    expect(renewals()).toHaveLength(1);
  });

  test("a slow answer does not bring back an older cookie (E7)", async () => {
    let release = () => {};
    space.interfere = ({ path }, response) => {
      if (!path.endsWith("slow")) return false;
      release = () => response.end("{}");
      return true;
    };
    const slow = call("/spaces/demo/contents/slow");
    await pause(30);
    space.interfere = ({ path, authorization }, response) => {
      if (path.includes("/oauth/") || authorization !== space.calls[0]?.authorization) return false;
      response.writeHead(401, { "content-type": "application/json" }).end("{}");
      return true;
    };
    await call(content);
    release();
    const late = new TestBrowser();
    late.keep(await slow);
    space.calls.length = 0;
    await call(content, {}, late);
    expect(space.calls[0]?.authorization).toBe(`Bearer ${space.liveAccessTokens.at(-1)}`);
  });
});

describe("sign-out", () => {
  const leave = async (from = browser) => from.keep(await signOut(from.post("/logout")));

  test("revokes the accessToken with the refreshToken in the body, and clears the cookie", async () => {
    const response = await leave();
    expect(response.headers.get("location")).toBe("/sign-in?problem=signed_out");
    const [revocation] = space.callsTo("/oauth/token");
    expect(revocation?.method).toBe("DELETE");
    expect(revocation?.body).toMatch(/refresh-\d+/);
    expect(browser.sessionCookie).toBeUndefined();
  });

  test("from a foreign page is refused (F2)", async () => {
    const request = browser.request("/logout", {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect((await signOut(request)).status).toBe(403);
    expect((await call(content)).status).toBe(200);
  });

  test("twice, or without a session, is fine (F3)", async () => {
    await leave();
    expect((await leave()).status).toBe(303);
    expect((await leave(new TestBrowser())).status).toBe(303);
  });

  test("by an old cookie revokes the newest pair (F4)", async () => {
    const member = await withExpiredAccess();
    const old = member.copy();
    await call(content, {}, member);
    const living = space.liveAccessTokens;
    await leave(old);
    expect(space.liveAccessTokens).toEqual(living.filter((token) => token !== living.at(-1)));
  });

  test("revokes the pair of a renewal that was kept a moment before (F5)", async () => {
    const member = await withExpiredAccess();
    const old = await openSession(member.request("/"));
    if (old === undefined) throw new Error("not signed in");
    await call(content, {}, member);
    const before = space.liveAccessTokens.length;
    expect(await endSession(old)).toBe(true);
    expect(space.liveAccessTokens).toHaveLength(before - 1);
  });

  test("holds when the Auth API cannot be reached, and the member is told (F4)", async () => {
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    const copied = browser.copy();
    expect((await leave()).headers.get("location")).toBe("/sign-in?problem=signed_out_here");
    space.interfere = () => false;
    expect((await call(content, {}, copied)).status).toBe(401);
  });

  test("with an expired accessToken leaves no living pair", async () => {
    const member = await withExpiredAccess();
    const before = space.liveAccessTokens.length;
    await leave(member);
    expect(space.liveAccessTokens).toHaveLength(before - 1);
  });

  test("during a renewal stays signed out, and leaves no living pair (F5)", async () => {
    const member = await withExpiredAccess();
    const before = space.liveAccessTokens.length;
    const [, late] = await Promise.all([leave(member.copy()), call(content, {}, member)]);
    member.keep(late);
    expect((await call(content, {}, member)).status).toBe(401);
    expect(space.liveAccessTokens).toHaveLength(before - 1);
  });

  test("does not wait for a renewal that never ends, and is told to the member", async () => {
    const member = await withExpiredAccess();
    const unanswered: { destroy(): void }[] = [];
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) unanswered.push(response);
      return path.endsWith("/oauth/refresh");
    };
    const stuck = call(content, {}, member.copy());
    await vi.waitFor(() => expect(unanswered).not.toEqual([]));
    expect((await leave(member)).headers.get("location")).toBe("/sign-in?problem=signed_out_here");
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    for (const response of unanswered) response.destroy();
    expect((await stuck).status).toBe(401);
  });

  test("refuses a cookie that was copied before (F9)", async () => {
    const copied = browser.copy();
    await leave();
    expect((await call(content, {}, copied)).status).toBe(401);
  });
});
