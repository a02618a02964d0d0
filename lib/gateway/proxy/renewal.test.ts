import { beforeEach, describe, expect, test } from "vitest";
import {
  call as callFrom,
  content,
  holdRenewal,
  own,
  passTime,
  pause,
  renewals,
  signedIn,
  space,
  withExpiredAccess,
} from "#lib/gateway/portal-for-tests.ts";
import { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";
import { holdBack } from "#lib/session/testing/stub-space-for-tests.ts";

const { describeSession } = await import("#lib/session/renewal/session-status.ts");

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const call = (path: string, init: RequestInit = {}, from = browser) => callFrom(path, init, from);

describe("renewal during a call", () => {
  // The first calls of this file compile what they run, which takes long where other work fills the machine.
  test("50 calls at expiry renew once and all carry the new cookie (E1, E6)", {
    timeout: 120_000,
  }, async () => {
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

  test("a service that accepts no token is called twice at most, and the session stays (D15, D16)", async () => {
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

  test.each([500, 503, 429])("an Auth API that answers %i ends no session (E8)", async (status) => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) response.writeHead(status).end();
      return path.endsWith("/oauth/refresh");
    };
    const response = member.keep(await call(content, {}, member));
    expect([response.status, (await response.json()).sys.id]).toEqual([503, "Unavailable"]);
    space.interfere = () => false;
    passTime(1_100);
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
    passTime(1_100);
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
  ])("%s at the Auth API's address ends no session (E8)", async (_, status, body) => {
    const member = await withExpiredAccess();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) response.writeHead(status).end(body);
      return path.endsWith("/oauth/refresh");
    };
    expect((await call(content, {}, member)).status).toBe(503);
    space.interfere = () => false;
    passTime(1_100);
    expect((await call(content, {}, member)).status).toBe(200);
  });

  test("an Auth API that refuses connections ends no session (E8)", async () => {
    const member = await withExpiredAccess();
    await space.close();
    const response = member.keep(await call(content, {}, member));
    await space.listen();
    expect([response.status, (await response.json()).sys.id]).toEqual([503, "Unavailable"]);
    passTime(1_100);
    expect((await call(content, {}, member)).status).toBe(200);
    expect(renewals()).toHaveLength(1);
  });

  test("a call whose client went away does not lose the pair (E4)", async () => {
    const member = await withExpiredAccess();
    const away = new AbortController();
    const { reached, release } = holdRenewal();
    const lost = call(content, { signal: away.signal }, member);
    await reached;
    away.abort();
    await expect(lost).rejects.toThrow();
    release();
    expect((await call(content, {}, member)).status).toBe(200);
    expect(renewals()).toHaveLength(1);
  });

  test("a call that went on without a slow renewal, which revoked its pair, gets the new one (E11)", async () => {
    passTime(space.accessLifetimeMs - 20_000);
    const refused = Promise.withResolvers<void>();
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) holdBack(response, refused.promise);
      else refused.resolve();
      return false;
    };
    const response = await call(content);
    expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 1]);
    expect(space.callsTo("/contents/c1")).toHaveLength(2);
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
