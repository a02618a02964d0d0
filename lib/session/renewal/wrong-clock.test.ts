import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
const { beginSignIn } = await import("../sign-in/login.ts");
const { finishSignIn } = await import("../sign-in/callback.ts");
const { describeSession } = await import("./session-status.ts");
const { signOut } = await import("../sign-in/sign-out.ts");
const { openSession } = await import("../cookie/session-cookie.ts");
const { sendAsMember } = await import("../send.ts");
const { setSessionCookie } = await import("../cookie/session-cookie.ts");

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const lifetimeMs = 15 * minute;
const beganAt = Date.now();

/** How much time has really passed. What a portal takes for the time is this and its own clock's error. */
let passedMs = 0;
let browser: TestBrowser;

beforeEach(() => {
  // Only what the portal reads: timers and the Space go on by the real time.
  vi.useFakeTimers({ toFake: ["Date"] });
  passedMs = 0;
  space.now = () => beganAt + passedMs;
  space.accessLifetimeMs = lifetimeMs;
  space.calls.length = 0;
  browser = new TestBrowser();
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => space.close());

/** What follows happens on an instance whose clock is wrong by this much. */
function onInstance(wrongByMs: number): void {
  vi.setSystemTime(beganAt + passedMs + wrongByMs);
}

async function begin(): Promise<void> {
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
}

async function comeBack(): Promise<Response> {
  const address = `/callback?exchangeToken=${space.exchangeTokenFor("ada")}`;
  return browser.keep(await finishSignIn(browser.request(address)));
}

async function signIn(): Promise<Response> {
  await begin();
  return await comeBack();
}

/** A call under the member's identity, as the proxy makes it: its status, and the newest cookie kept. */
async function call(): Promise<number> {
  const request = browser.request("/api/acma/me");
  const session = await openSession(request);
  if (session === undefined) return 401;
  const url = `${process.env.ACMA_URL}/spaces/demo/contents`;
  const sent = await sendAsMember(session, { url, method: "GET", headers: {}, repeatable: true });
  if (sent.state !== "answered") return sent.state === "ended" ? 401 : 503;
  await sent.response.body.dump();
  const headers = new Headers();
  await setSessionCookie(request, headers, sent.session);
  browser.keep(new Response(null, { headers }));
  return sent.response.status;
}

const renewals = () => space.callsTo("/oauth/refresh").length;

describe.each([
  ["ten minutes fast", 10 * minute],
  ["ten minutes slow", -10 * minute],
  ["right", 0],
])("on a portal whose clock is %s", (_, wrongByMs) => {
  beforeEach(() => onInstance(wrongByMs));

  test("an accessToken is used as long as it lives, and renewed once when it is due", async () => {
    await signIn();
    expect(await call()).toBe(200);
    passedMs = lifetimeMs - 2 * minute;
    onInstance(wrongByMs);
    expect([await call(), renewals()]).toEqual([200, 0]);
    passedMs = lifetimeMs - 10 * second;
    onInstance(wrongByMs);
    expect([await call(), renewals()]).toEqual([200, 1]);
  });

  test("the cookie lasts as long as the refreshToken, whatever the browser's clock says", async () => {
    const lines = (await signIn()).headers.getSetCookie();
    const line = lines.find((one) => one.startsWith("atrium-3000-session=")) ?? "";
    const maxAgeSeconds = Number(/Max-Age=(\d+)/i.exec(line)?.[1]);
    expect(maxAgeSeconds).toBeGreaterThan((3 * day) / second - 120);
    expect(maxAgeSeconds).toBeLessThanOrEqual((3 * day) / second);
    expect(line).not.toMatch(/expires=/i);
  });

  test("the session says how long it goes on, and ends with the refreshToken without a call (C6)", async () => {
    await signIn();
    const { secondsLeft } = await (await describeSession(browser.request("/api/session"))).json();
    expect(secondsLeft).toBeGreaterThan((3 * day) / second - 10);
    expect(secondsLeft).toBeLessThanOrEqual((3 * day) / second);
    passedMs = 3 * day - minute;
    onInstance(wrongByMs);
    expect((await describeSession(browser.request("/api/session"))).status).toBe(200);
    passedMs = 3 * day + second;
    onInstance(wrongByMs);
    expect(await call()).toBe(401);
    expect(renewals()).toBe(0);
  });

  test("a sign-in may take ten minutes and not more", async () => {
    await begin();
    passedMs = 9 * minute;
    onInstance(wrongByMs);
    expect((await comeBack()).headers.get("location")).toBe("/");
    await begin();
    passedMs += 11 * minute;
    onInstance(wrongByMs);
    browser.cookies.delete("atrium-3000-session");
    expect((await comeBack()).headers.get("location")).toContain("no_intent");
  });

  test("signing out revokes the pair by its own accessToken, without a renewal first", async () => {
    const before = space.liveAccessTokens;
    await signIn();
    browser.keep(await signOut(browser.post("/logout")));
    expect(renewals()).toBe(0);
    expect(space.liveAccessTokens).toEqual(before);
  });
});

test("a clock that is put right by ten minutes while a member is signed in costs a renewal at most", async () => {
  for (const [before, after] of [
    [10 * minute, 0],
    [-10 * minute, 0],
    [0, 10 * minute],
    [0, -10 * minute],
  ] as const) {
    browser = new TestBrowser();
    onInstance(before);
    await signIn();
    const renewed = renewals();
    for (const passed of [0, 4 * minute, 8 * minute, 14 * minute, 16 * minute]) {
      passedMs = passed;
      onInstance(after);
      expect(await call()).toBe(200);
    }
    expect(renewals() - renewed).toBeLessThanOrEqual(2);
    passedMs = 0;
  }
});

describe.each([
  ["a minute ahead of the other", minute, 0],
  ["a minute behind the other", 0, minute],
  ["a minute ahead, the other a minute behind", minute, -minute],
])("of two instances one is %s (C5)", (_, one, other) => {
  test("what one begins the other ends: a sign-in, and a sign-out", async () => {
    const before = space.liveAccessTokens;
    onInstance(one);
    await begin();
    onInstance(other);
    expect((await comeBack()).headers.get("location")).toBe("/");
    onInstance(one);
    expect(await call()).toBe(200);
    browser.keep(await signOut(browser.post("/logout")));
    expect(space.liveAccessTokens).toEqual(before);
  });

  test("calls by turns are all answered, and cost no more renewals than one instance would", async () => {
    onInstance(one);
    await signIn();
    for (let passed = 0; passed <= 4 * lifetimeMs; passed += minute) {
      passedMs = passed;
      onInstance((passed / minute) % 2 === 0 ? one : other);
      expect([passed, await call()]).toEqual([passed, 200]);
    }
    // An hour of 15-minute tokens: four, and one for those that the faster clock took early.
    expect(renewals()).toBeLessThanOrEqual(5);
  });

  test("tokens with a lifetime below the clock difference end no session", async () => {
    space.accessLifetimeMs = 10 * second;
    onInstance(one);
    await signIn();
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) {
      passedMs += second;
      onInstance(i % 2 === 0 ? one : other);
      statuses.add(await call());
    }
    expect([...statuses]).toEqual([200]);
  });
});
