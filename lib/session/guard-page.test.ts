import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace, TestBrowser } from "./testing/browser-for-tests.ts";

const space = await startStubSpace();
const { beginSignIn } = await import("./sign-in/login.ts");
const { finishSignIn } = await import("./sign-in/callback.ts");
const { guardPage } = await import("./guard-page.ts");

afterAll(() => space.close());

let browser: TestBrowser;

beforeEach(async () => {
  browser = new TestBrowser();
  space.interfere = () => false;
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
  const token = space.exchangeTokenFor("ada");
  browser.keep(await finishSignIn(browser.request(`/callback?exchangeToken=${token}`)));
  space.calls.length = 0;
});

const visit = (address = "/contents/article?order=sys.id", from = browser) =>
  guardPage(from.request(address), address, true);
const renewals = () => space.callsTo("/oauth/refresh");
const expire = () => {
  const now = Date.now() + space.accessLifetimeMs + 1_000;
  vi.spyOn(Date, "now").mockReturnValue(now);
};

describe("a navigation", () => {
  test("with a fresh session changes nothing", async () => {
    expire();
    browser.keep(new Response(null, { headers: (await visit()).headers }));
    space.calls.length = 0;
    expect(await visit()).toEqual({ headers: new Headers() });
    expect(space.calls).toEqual([]);
  });

  test("at expiry renews, and the cookie reaches the browser, uncached (E18)", async () => {
    expire();
    const guard = await visit();
    expect(guard.redirectTo).toBeUndefined();
    expect(guard.headers.getSetCookie()).toHaveLength(1);
    expect(guard.headers.get("cache-control")).toBe("private, no-store");
    expect(renewals()).toHaveLength(1);
  });

  test("with five prefetches beside it renews once (E19)", async () => {
    expire();
    await Promise.all(Array.from({ length: 6 }, () => visit()));
    expect(renewals()).toHaveLength(1);
  });

  test("without a session leads to the sign-in page, which leads back", async () => {
    const guard = await visit("/contents/article?order=sys.id", new TestBrowser());
    expect(guard.redirectTo).toBe("/sign-in?returnTo=%2Fcontents%2Farticle%3Forder%3Dsys.id");
  });

  test("with a session that the Auth API refused says that it has ended, and leaves the cookie to its successor", async () => {
    expire();
    space.interfere = (_, response) => {
      response.writeHead(401, { "content-type": "application/json" }).end("{}");
      return true;
    };
    const guard = await visit("/");
    expect(guard.redirectTo).toBe("/sign-in?problem=session_ended");
    expect(guard.headers.getSetCookie()).toEqual([]);
  });

  test("while the Auth API is down stays signed in", async () => {
    expire();
    space.interfere = (_, response) => {
      response.writeHead(503).end();
      return true;
    };
    expect(await visit()).toEqual({ headers: new Headers() });
  });
});

describe("a cookie that does not open is no session, never an error (B5)", () => {
  test.each([
    ["cut off", (cookie: string) => cookie.slice(0, 40)],
    ["another version", (cookie: string) => cookie.replace("Fe26.2", "Fe26.9")],
    ["garbage", () => "%00%ff;;=="],
    ["10 kB long", () => "x".repeat(10_240)],
    ["empty", () => ""],
  ])("%s", async (_, spoil) => {
    browser.cookies.set("atrium-3000-session", spoil(browser.sessionCookie ?? ""));
    const guard = await visit();
    expect(guard.redirectTo).toContain("/sign-in?");
    if (browser.sessionCookie !== "") expect(guard.headers.getSetCookie().join()).toContain("Max-Age=0");
  });
});
