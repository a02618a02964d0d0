import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { setTelemetry } from "#lib/telemetry/sink.ts";
import { TestBrowser } from "../testing/browser-for-tests.ts";

const secret = "a secret for tests that is long enough";
const portalUrl = "https://members.example.com";
const name = "__Host-atrium-session";

/** Our cookies in a process that was started with these variables. */
async function processWith(variables: Record<string, string> = {}) {
  vi.resetModules();
  for (const [key, value] of Object.entries({
    SESSION_SECRETS: secret,
    PORTAL_URL: portalUrl,
    LOG_LEVEL: "silent",
    ...variables,
  })) {
    vi.stubEnv(key, value);
  }
  return await import("./session-cookie.ts");
}

type Cookies = Awaited<ReturnType<typeof processWith>>;

function sessionOf(refreshToken: string, id = "a-session-id-of-some-length") {
  const soon = Date.now() + 60_000;
  return {
    v: 1 as const,
    id,
    generation: 3,
    pair: {
      accessToken: `access-of-${id}`,
      accessExpiresAt: soon,
      lifetimeMs: 60_000,
      refreshToken,
      refreshExpiresAt: soon,
    },
    beganAt: Date.now(),
    provider: "embedded",
    memberId: "ada",
  };
}

/** The Set-Cookie lines for a session, whose parts the browser has afterwards. */
async function keep(cookies: Cookies, browser: TestBrowser, session: ReturnType<typeof sessionOf>) {
  const headers = new Headers();
  await cookies.setSessionCookie(browser.request("/"), headers, session);
  browser.keep(new Response(null, { headers }));
  return headers.getSetCookie();
}

const parts = (browser: TestBrowser) =>
  [...browser.cookies.keys()].filter((key) => key.startsWith(name)).sort();

// A part holds some 4,000 characters; an accessToken has no longest length.
const long = (length: number) => ({
  ...sessionOf("r"),
  pair: { ...sessionOf("r").pair, accessToken: randomBytes(length).toString("base64url") },
});

let cookies: Cookies;
let browser: TestBrowser;

beforeEach(async () => {
  cookies = await processWith();
  browser = new TestBrowser();
});

test("on https it is a __Host- cookie, and its removal says the same (B1)", async () => {
  const set = await keep(cookies, browser, sessionOf("r"));
  const headers = new Headers();
  await cookies.clearSessionCookie(browser.request("/"), headers);
  const removed = headers.getSetCookie();
  expect(set).toHaveLength(1);
  expect(removed).toHaveLength(1);
  for (const line of [...set, ...removed]) {
    expect(line).toMatch(/^__Host-atrium-session=/);
    for (const attribute of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]) {
      expect(line.split("; ")).toContain(attribute);
    }
    expect(line).not.toMatch(/domain=/i);
  }
  expect(removed[0]).toContain("Max-Age=0");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["http beyond this machine", { PORTAL_URL: "http://members.example.com" }],
  ["a path", { PORTAL_URL: "https://example.com/members" }],
])("a portal at %s, which __Host- cannot have, does not start (B2)", async (_, variables) => {
  await processWith(variables);
  const { environment } = await import("#lib/environment.ts");
  expect(() => environment()).toThrow("PORTAL_URL");
});

test("of two cookies of one name the first counts, which has the more specific path", async () => {
  await keep(cookies, browser, sessionOf("first"));
  const second = new TestBrowser();
  await keep(cookies, second, sessionOf("second"));
  const cookie = [browser, second].map(({ cookies }) => `${name}=${cookies.get(name)}`).join("; ");
  const session = await cookies.openSession(new Request(portalUrl, { headers: { cookie } }));
  expect(session?.pair).toMatchObject({ refreshToken: "first" });
});

describe("a session too long for one cookie (B3)", () => {
  test("is split, and opens again", async () => {
    const session = long(3_400);
    const lines = await keep(cookies, browser, session);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.split(";", 1).join("").length).toBeLessThanOrEqual(4_096);
    expect(await cookies.openSession(browser.request("/"))).toEqual(session);
  });

  test("leaves no part behind when it becomes short", async () => {
    await keep(cookies, browser, long(3_400));
    const short = sessionOf("r");
    await keep(cookies, browser, short);
    expect(parts(browser)).toEqual([name]);
    expect(await cookies.openSession(browser.request("/"))).toEqual(short);
  });

  test("is no session without one of its parts, or with another session's", async () => {
    await keep(cookies, browser, long(3_400));
    const other = new TestBrowser();
    await keep(cookies, other, long(3_400));
    for (const part of parts(browser)) {
      const without = browser.copy();
      without.cookies.delete(part);
      expect(await cookies.openSession(without.request("/"))).toBeUndefined();
      const mixed = browser.copy();
      mixed.cookies.set(part, other.cookies.get(part) ?? "");
      expect(await cookies.openSession(mixed.request("/"))).toBeUndefined();
    }
  });

  test("opens whatever the order that its parts come in", async () => {
    const session = long(3_400);
    await keep(cookies, browser, session);
    const turned = new TestBrowser();
    for (const [key, value] of [...browser.cookies].reverse()) turned.cookies.set(key, value);
    expect(await cookies.openSession(turned.request("/"))).toEqual(session);
  });

  test("at every length around the boundary it opens", async () => {
    for (let length = 2_100; length < 2_500; length += 37) {
      const session = long(length);
      await keep(cookies, browser, session);
      expect(await cookies.openSession(browser.request("/"))).toEqual(session);
    }
  });
});

test.each([6_000, 16_000])(
  "with a token of %i characters the pair is in the record, and the cookie is short (A9b)",
  async (length) => {
    const session = { ...long(Math.ceil((length * 3) / 4)), id: `session-of-${length}-characters` };
    await keep(cookies, browser, session);
    expect(parts(browser)).toEqual([name]);
    expect(browser.request("/").headers.get("cookie")?.length).toBeLessThan(1_000);
    expect(await cookies.openSession(browser.request("/"))).toEqual(session);
  },
);

test("with tokens of the seed's greatest length the Cookie header stays under 8 KB (B7)", async () => {
  const greatest = { ...sessionOf("r".repeat(256)) };
  await keep(cookies, browser, { ...greatest, pair: { ...greatest.pair, accessToken: "a".repeat(1_024) } });
  expect(browser.request("/").headers.get("cookie")?.length).toBeLessThan(8_192);
  expect(parts(browser)).toEqual([name]);
});

describe("a cookie that does not open is no session, and its reason is counted (B4, B5)", () => {
  const counted: unknown[] = [];

  beforeEach(() => {
    counted.length = 0;
    setTelemetry({
      meter: { count: (...what) => void counted.push(what), measure: () => {}, set: () => {} },
    });
  });

  test.each([
    ["nothing", ""],
    ["another format", "eyJhbGciOiJIUzI1NiJ9.e30.x"],
    ["another version", "Fe26.1*1*a*b*c*1*d*e~2"],
    ["a beginning alone", "Fe26.2*1*abc"],
    ["10 KB", "x".repeat(10_240)],
    ["control characters", "%00%0d%0a"],
    ["half an escape", "%E0%A4%A"],
    ["a prototype", "__proto__"],
  ])("%s", async (_, value) => {
    browser.cookies.set(name, value);
    expect(await cookies.openSession(browser.request("/"))).toBeUndefined();
  });

  test("one byte of it was changed", async () => {
    await keep(cookies, browser, sessionOf("r"));
    const sealed = browser.cookies.get(name) ?? "";
    const at = Math.floor(sealed.length / 2);
    browser.cookies.set(name, sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1));
    expect(await cookies.openSession(browser.request("/"))).toBeUndefined();
    expect(counted).toEqual([["atrium.cookies.unreadable", { cookie: "session", reason: "invalid" }]]);
  });

  test("its secret was dropped", async () => {
    await keep(cookies, browser, sessionOf("r"));
    const after = await processWith({ SESSION_SECRETS: "another secret that is long enough as well" });
    const { setTelemetry: setAgain } = await import("#lib/telemetry/sink.ts");
    setAgain({ meter: { count: (...what) => void counted.push(what), measure: () => {}, set: () => {} } });
    expect(await after.openSession(browser.request("/"))).toBeUndefined();
    expect(counted).toEqual([
      ["atrium.cookies.unreadable", { cookie: "session", reason: "unknown-password" }],
    ]);
  });

  test("it was sealed for another purpose (B6)", async () => {
    const { setCookie } = await import("./sealed-cookie.ts");
    const headers = new Headers();
    await setCookie(
      browser.request("/"),
      headers,
      name,
      { v: 1, provider: "x", returnTo: "/", startedAt: 1 },
      60,
    );
    browser.keep(new Response(null, { headers }));
    expect(await cookies.openSession(browser.request("/"))).toBeUndefined();
    expect(counted).toEqual([["atrium.cookies.unreadable", { cookie: "session", reason: "shape" }]]);
  });
});

describe.each(["session", "intent", "pending", "console"] as const)("a sealed %s cookie", (purpose) => {
  test("opens in exactly the form in which it was made", async () => {
    const { openCookie, setCookie } = await import("./sealed-cookie.ts");
    const { cookieName } = await import("./cookie-options.ts");
    const cookie = purpose === "intent" ? `${cookieName(purpose)}-one` : cookieName(purpose);
    const headers = new Headers();
    await setCookie(browser.request("/"), headers, cookie, { v: 1 }, 60);
    browser.keep(new Response(null, { headers }));
    const seal = browser.cookies.get(cookie) ?? "";
    const opened = (value: string) => {
      browser.cookies.set(cookie, value);
      return openCookie(browser.request("/"), cookie, z.object({ v: z.literal(1) }));
    };
    // Of the last character of the HMAC two bits decode to nothing.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = seal.at(-3) ?? "";
    const twin = seal.slice(0, -3) + (alphabet[alphabet.indexOf(last) ^ 1] ?? "") + seal.slice(-2);
    const tails = ["~9", "~", "0", "*", " x", "=", "%00", `~${seal}`, seal, `~${"x".repeat(10_000)}`];
    const others = [seal.slice(0, -1), seal.slice(0, -2), seal.replace("~", "%7E"), `"${seal}"`, twin];
    for (const value of [...tails.map((tail) => seal + tail), ...others]) {
      expect([value.slice(-12), await opened(value)]).toEqual([value.slice(-12), undefined]);
    }
    expect(await opened(seal)).toEqual({ v: 1 });
  });
});
