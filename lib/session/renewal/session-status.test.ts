import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
process.env.SESSION_MAX_AGE = String(4 * 24 * 60 * 60);
const { beginSignIn } = await import("../sign-in/login.ts");
const { finishSignIn } = await import("../sign-in/callback.ts");
const { describeSession } = await import("./session-status.ts");
const { staySignedIn } = await import("./session-status.ts");
const { sessionEnd } = await import("./session-end.ts");

afterAll(() => space.close());

const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
const dayMs = 24 * 60 * 60 * 1000;

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

const stay = async (headers: Record<string, string> = own) =>
  await staySignedIn(browser.request("/api/session", { method: "POST", headers }));
const renewals = () => space.callsTo("/oauth/refresh");

describe("staying signed in", () => {
  test("renews a pair that is not due, and the browser gets its cookie", async () => {
    const before = browser.sessionCookie;
    const response = browser.keep(await stay());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ memberId: "ada", staysBy: "renewal" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(renewals()).toHaveLength(1);
    expect(browser.sessionCookie).not.toBe(before);
  });

  test("renews once where the renewal was due anyway", async () => {
    space.accessLifetimeMs = 100;
    browser.keep(await stay());
    await new Promise((resolve) => setTimeout(resolve, 120));
    space.accessLifetimeMs = 900_000;
    space.calls.length = 0;
    browser.keep(await stay());
    expect(renewals()).toHaveLength(1);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site", "x-portal": "1" }],
    ["a form", { "sec-fetch-site": "same-origin" }],
    ["nowhere that it names", {}],
  ])("is nothing that %s can ask for", async (_, headers) => {
    expect((await stay(headers)).status).toBe(403);
    expect(renewals()).toEqual([]);
  });

  test("is 401 without a session", async () => {
    browser.cookies.clear();
    const response = await stay();
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ sys: { id: "SessionEnded" } });
  });

  test("leaves everything as it is when the Auth API cannot be reached", async () => {
    space.interfere = (_, response) => {
      response.writeHead(503).end();
      return true;
    };
    expect((await stay()).status).toBe(503);
    expect((await describeSession(browser.request("/api/session"))).status).toBe(200);
  });
});

describe("when it ends", () => {
  const session = (beganDaysAgo: number) => ({
    v: 1 as const,
    id: "0123456789abcdef",
    generation: 0,
    pair: {
      accessToken: "a",
      accessExpiresAt: Date.now(),
      lifetimeMs: 1,
      refreshToken: "r",
      refreshExpiresAt: Date.now() + 3 * dayMs,
    },
    beganAt: Date.now() - beganDaysAgo * dayMs,
    provider: "embedded",
    memberId: "ada",
  });

  test("the refreshToken's end moves by a renewal", () => {
    const { secondsLeft, staysBy } = sessionEnd(session(0));
    expect(staysBy).toBe("renewal");
    expect(Math.abs(secondsLeft - 3 * 24 * 60 * 60)).toBeLessThanOrEqual(1);
  });

  test("the age's does not, and looking says so without moving anything (C1)", async () => {
    const { secondsLeft, staysBy } = sessionEnd(session(3));
    expect(staysBy).toBe("signIn");
    expect(Math.abs(secondsLeft - 24 * 60 * 60)).toBeLessThanOrEqual(1);
    const first = await (await describeSession(browser.request("/api/session"))).json();
    const again = await (await describeSession(browser.request("/api/session"))).json();
    expect(again.endsAt).toBe(first.endsAt);
    expect(space.calls).toEqual([]);
  });
});
