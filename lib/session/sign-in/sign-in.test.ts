import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
const { beginSignIn } = await import("./login.ts");
const { finishSignIn } = await import("./callback.ts");
const { answerSwitch } = await import("./new-session.ts");
const { describeSession } = await import("../renewal/session-status.ts");

afterAll(() => space.close());

let browser: TestBrowser;

beforeEach(() => {
  browser = new TestBrowser();
  space.calls.length = 0;
  space.interfere = () => false;
});

const begin = async (returnTo = "/contents/article", from = browser) =>
  from.keep(await beginSignIn(from.post("/login/embedded", { returnTo }), "embedded", ["embedded"]));

const comeBack = async (search: string, from = browser, init: RequestInit = {}) =>
  from.keep(await finishSignIn(from.request(`/callback${search}`, init)));

const signIn = async (memberId: string, from = browser) => {
  await begin("/contents/article", from);
  return await comeBack(`?exchangeToken=${space.exchangeTokenFor(memberId)}`, from);
};

const memberOf = async (from = browser) => {
  const response = await describeSession(from.request("/api/session"));
  return response.ok ? (await response.json()).memberId : undefined;
};

const exchanges = () => space.callsTo("/oauth/token").filter(({ method }) => method === "POST");

describe("beginning", () => {
  test("leads to the login entry by a page, not a redirect, and remembers the intent", async () => {
    const response = await begin();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("/auth/v1/spaces/demo/login/oauth2/embedded");
    expect(response.headers.getSetCookie().join()).toMatch(/atrium-3000-intent-.*HttpOnly; SameSite=Lax/);
  });

  test.each([
    ["a foreign site's form", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling site's form", { "sec-fetch-site": "same-site" }, 403],
    ["an old browser's foreign form", { origin: "https://evil.example" }, 403],
    ["no header that tells where it comes from", {}, 403],
    ["an old browser's own form", { origin: "http://localhost:3000" }, 200],
    ["our own form", { "sec-fetch-site": "same-origin" }, 200],
  ])("%s is answered as it should be (A14)", async (_, headers, status) => {
    const request = browser.request("/login/embedded", {
      method: "POST",
      headers,
      body: new URLSearchParams(),
    });
    expect((await beginSignIn(request, "embedded", ["embedded"])).status).toBe(status);
  });

  test("a form that is longer than any of ours is not read to its end", async () => {
    const response = await beginSignIn(
      browser.post("/login/embedded", { returnTo: "x".repeat(10_000) }),
      "embedded",
      ["embedded"],
    );
    expect(response.status).toBe(413);
  });

  test("a provider that the Space file does not list is not gone to", async () => {
    const response = await beginSignIn(browser.post("/login/evil"), "evil", ["embedded"]);
    expect(response.headers.get("location")).toBe("/sign-in?problem=unknown_provider");
  });
});

describe("coming back", () => {
  test("exchanges once, sets the session and goes to where the member wanted to be", async () => {
    const response = await signIn("ada");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contents/article");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(exchanges()).toHaveLength(1);
    expect(await memberOf()).toBe("ada");
  });

  test("without an intent exchanges nothing (A1)", async () => {
    const response = await comeBack(`?exchangeToken=${space.exchangeTokenFor("mallory")}`);
    expect(response.headers.get("location")).toBe("/sign-in?problem=no_intent");
    expect(exchanges()).toHaveLength(0);
    expect(browser.sessionCookie).toBeUndefined();
  });

  test("with an intent that only another browser has exchanges nothing (A2)", async () => {
    await begin("/", new TestBrowser());
    await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
    expect(exchanges()).toHaveLength(0);
  });

  test("two sign-ins in two tabs both finish (A3)", async () => {
    await begin("/one");
    await begin("/two");
    const first = await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
    const second = await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
    expect([first, second].map(({ headers }) => headers.get("location")).sort()).toEqual(["/one", "/two"]);
    expect(await memberOf()).toBe("ada");
  });

  test("a second sign-in of the same member ends the first: no pair of it is left", async () => {
    await signIn("ada");
    const first = browser.copy();
    const living = space.liveAccessTokens.length;
    await signIn("ada");
    expect(await memberOf(first)).toBeUndefined();
    expect(await memberOf()).toBe("ada");
    expect(space.liveAccessTokens).toHaveLength(living);
  });

  test.each(["success", "failure"])("the intent is gone after %s (A4)", async (outcome) => {
    await begin();
    await comeBack(
      outcome === "success" ? `?exchangeToken=${space.exchangeTokenFor("ada")}` : "?error=access_denied",
    );
    expect([...browser.cookies.keys()].filter((name) => name.includes("intent"))).toEqual([]);
  });

  test("a corrupted intent is no intent, and is cleared (A5)", async () => {
    await begin();
    for (const name of browser.cookies.keys()) browser.cookies.set(name, "Fe26.2*1*garbage");
    const response = await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
    expect(response.headers.get("location")).toBe("/sign-in?problem=no_intent");
    expect(browser.cookies.size).toBe(0);
  });

  test.each([
    ["missing", ""],
    ["empty", "?exchangeToken="],
    ["doubled", "?exchangeToken=a&exchangeToken=b"],
    ["257 characters long", `?exchangeToken=${"x".repeat(257)}`],
  ])("an exchangeToken that is %s is not sent on (A6)", async (_, search) => {
    await begin();
    const response = await comeBack(search);
    expect(response.headers.get("location")).toContain("/sign-in?problem=used_link");
    expect(exchanges()).toHaveLength(0);
  });

  test("an answer without tokens is no session (A7)", async () => {
    await begin();
    space.interfere = (call, response) => {
      if (call.path.endsWith("/oauth/token")) response.end(JSON.stringify({ tokenType: "Bearer" }));
      return call.path.endsWith("/oauth/token");
    };
    const response = await comeBack("?exchangeToken=t");
    expect(response.headers.get("location")).toContain("problem=unreachable");
    expect(browser.sessionCookie).toBeUndefined();
  });

  test.each([6_000, 16_000])(
    "an accessToken of %i characters, which fits into no cookie, ends at a page without the token (A9b)",
    async (accessLength) => {
      await begin();
      space.accessLength = accessLength;
      const response = await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
      space.accessLength = 0;
      expect(response.headers.get("location")).toMatch(
        /^\/sign-in\?problem=token_too_long&provider=embedded(?:&returnTo=[^&]+)?$/,
      );
      expect(browser.sessionCookie).toBeUndefined();
      expect(
        space.callsTo("/oauth/token").filter(({ method }) => method === "DELETE").length,
      ).toBeGreaterThan(0);
    },
  );

  test("whatever breaks, the token leaves the address", async () => {
    await begin();
    const { authApi } = await import("../container.ts");
    vi.spyOn(authApi(), "exchange").mockRejectedValueOnce(new Error("a defect"));
    const response = await comeBack("?exchangeToken=t");
    expect(response.headers.get("location")).toMatch(/^\/sign-in\?problem=server_error&/);
  });

  test("a member that ACMA does not name is not signed in, and its pair is revoked", async () => {
    await begin();
    const living = space.liveAccessTokens.length;
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/me")) response.writeHead(503).end();
      return path.endsWith("/me");
    };
    const response = await comeBack(`?exchangeToken=${space.exchangeTokenFor("ada")}`);
    expect(response.headers.get("location")).toContain("problem=unreachable");
    expect(space.liveAccessTokens).toHaveLength(living);
  });

  test("a token that was used already leads back with a sentence (A10)", async () => {
    const used = space.exchangeTokenFor("ada");
    await begin();
    await comeBack(`?exchangeToken=${used}`, browser.copy());
    const response = await comeBack(`?exchangeToken=${used}`);
    expect(response.headers.get("location")).toBe(
      "/sign-in?problem=used_link&provider=embedded&returnTo=%2Fcontents%2Farticle",
    );
  });

  test("the address opened again keeps the session that is there (A9)", async () => {
    await signIn("ada");
    const again = await comeBack("?exchangeToken=exchange-0");
    expect(again.headers.get("location")).toBe("/");
    expect(exchanges()).toHaveLength(1);
    expect(await memberOf()).toBe("ada");
  });

  test("an attacker's link does not replace the session of a member (A12)", async () => {
    await signIn("ada");
    await comeBack(`?exchangeToken=${space.exchangeTokenFor("mallory")}`);
    expect(await memberOf()).toBe("ada");
    expect(exchanges()).toHaveLength(1);
  });

  test("a session cookie from before the sign-in is not taken over (A13)", async () => {
    const attacker = new TestBrowser();
    await signIn("mallory", attacker);
    browser.cookies.set("atrium-3000-session", attacker.sessionCookie ?? "");
    await signIn("ada");
    browser.keep(await answerSwitch(browser.post("/switch/answer", { answer: "switch" })));
    expect(browser.sessionCookie).not.toBe(attacker.sessionCookie);
    expect(await memberOf()).toBe("ada");
  });

  test.each([
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["a router prefetch", { headers: { "next-router-prefetch": "1" } }],
    ["a HEAD", { method: "HEAD" }],
  ])("%s uses nothing up (A15)", async (_, init) => {
    await begin();
    const token = space.exchangeTokenFor("ada");
    expect((await comeBack(`?exchangeToken=${token}`, browser, init)).status).toBe(204);
    await comeBack(`?exchangeToken=${token}`);
    expect(await memberOf()).toBe("ada");
  });

  test.each(["access_denied", "login_disabled", "server_error"])(
    "the provider's %s leads to a sentence",
    async (code) => {
      await begin();
      expect((await comeBack(`?error=${code}`)).headers.get("location")).toContain(`problem=${code}`);
      expect(exchanges()).toHaveLength(0);
    },
  );

  test.each(["?errorCode=cancelled", "?status=denied&state=1"])(
    "a Space that says in other words that there is no token leads to a sentence too: %s",
    async (query) => {
      await begin();
      expect((await comeBack(query)).headers.get("location")).toContain("problem=access_denied");
      expect(exchanges()).toHaveLength(0);
    },
  );

  test("nothing of a token is in what the browser gets (A11)", async () => {
    const response = await signIn("ada");
    const everything = [...response.headers].join() + (await response.text());
    expect(everything).not.toMatch(/exchange-|access-\d|refresh-\d/);
  });
});

describe("another member's sign-in", () => {
  test("asks before it replaces a living session", async () => {
    await signIn("ada");
    const response = await signIn("linus");
    expect(response.headers.get("location")).toBe("/switch");
    expect(await memberOf()).toBe("ada");
  });

  test("replaces it on yes, and ends what was there", async () => {
    await signIn("ada");
    const before = browser.copy();
    await signIn("linus");
    browser.keep(await answerSwitch(browser.post("/switch/answer", { answer: "switch" })));
    expect(await memberOf()).toBe("linus");
    expect(await memberOf(before)).toBeUndefined();
  });

  test("is revoked on no", async () => {
    await signIn("ada");
    await signIn("linus");
    const living = space.liveAccessTokens.length;
    browser.keep(await answerSwitch(browser.post("/switch/answer", { answer: "stay" })));
    expect(await memberOf()).toBe("ada");
    expect(space.liveAccessTokens).toHaveLength(living - 1);
  });

  test.each([
    ["a window beside a page", "/signed-in", "/signed-in"],
    ["a page", "/contents/article", "/"],
  ])("that was begun in %s ends there on no", async (_, returnTo, end) => {
    await signIn("ada");
    await begin(returnTo);
    await comeBack(`?exchangeToken=${space.exchangeTokenFor("linus")}`);
    const response = await answerSwitch(browser.post("/switch/answer", { answer: "stay" }));
    expect(response.headers.get("location")).toBe(end);
  });
});
