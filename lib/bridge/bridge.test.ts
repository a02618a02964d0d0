import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startStubSpace, TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

const space = await startStubSpace();
const { environment } = await import("#lib/environment.ts");
const { createPortalServer } = await import("#lib/portal-server.ts");
const { beginSignIn } = await import("#lib/session/sign-in/login.ts");
const { bridgeWarning } = await import("./bridge-handlers.ts");

const portalUrl = "http://localhost:3000";
const morae = readFileSync("lib/space-file/morae.json", "utf8");
const folder = mkdtempSync(join(tmpdir(), "atrium-bridge-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const link = "https://app.example/signed-in";
const fingerprint = `ab:CD${":01".repeat(30)}`;
const apps = {
  android: [{ package: "com.example.app", fingerprints: [fingerprint] }],
  ios: ["ABCDE12345.com.example.app"],
};
const verified = { link, customScheme: false, ...apps };
const ownScheme = { link: "com.example.app:/signed-in", customScheme: true, android: [], ios: [] };

type Bridge = typeof verified | typeof ownScheme | undefined;

/** A portal with the bridge in its Space file, over HTTP. */
async function portal(bridge: Bridge, url = portalUrl) {
  const spaceFile = join(folder, `space-${files++}.json`);
  const row = bridge === undefined ? "" : `"bridge": ${JSON.stringify(bridge)}, `;
  writeFileSync(spaceFile, morae.replace('"locales"', `${row}"locales"`));
  const server = createPortalServer({
    answerPage: async (_, response) => void response.writeHead(404).end(),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return (path: string, init: RequestInit = {}) => {
    Object.assign(environment(), { spaceFile, portalUrl: url });
    return fetch(`http://127.0.0.1:${address.port}${path}`, { redirect: "manual", ...init });
  };
}

const ask = await portal(verified);
afterAll(() => space.close());
beforeEach(() => {
  space.calls.length = 0;
});

/** As it stands in an address. */
const token = encodeURIComponent("one-time_token.~1&x=/+");
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";
const form: RequestInit = { method: "POST", body: "" };

describe.each(["/callback", "/bridge"])("%s", (path) => {
  test("passes on what it knows nothing of: the page is the same for every token", async () => {
    const [one, other] = await Promise.all([
      ask(`${path}?exchangeToken=${token}`),
      ask(`${path}?exchangeToken=another&state=x&accessToken=y`),
    ]);
    expect([one.status, one.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const html = await one.text();
    expect(html).toBe(await other.text());
    expect(html).toContain(`href="${link}"`);
    expect(policyOf(one)).toBe(policyOf(other));
  });

  test("is never cached or framed, and runs only its own script", async () => {
    const response = await ask(`${path}?exchangeToken=${token}`);
    const html = await response.text();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const [script, ...others] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? "");
    const [style = ""] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? "");
    const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(others).toEqual([]);
    expect(policyOf(response).split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${hash(script)}`,
      `style-src ${hash(style)}`,
      "img-src data:",
      "font-src 'self'",
      "form-action 'self' https://app.example",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
    expect(html).not.toMatch(/<[^>]+\s(?:on[a-z]+|style|src)=/i);
  });

  test("its button leads to the link with the token alone", async () => {
    const pressed = await ask(
      `${path}?exchangeToken=${token}&refreshToken=r&next=https://evil.example`,
      form,
    );
    expect([pressed.status, pressed.headers.get("location")]).toEqual([
      303,
      `${link}?exchangeToken=${token}`,
    ]);
    expect(pressed.headers.get("cache-control")).toBe("private, no-store");
    expect(pressed.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each([
    ["missing", ""],
    ["empty", "?exchangeToken="],
    ["doubled", "?exchangeToken=a&exchangeToken=b"],
    ["257 characters long", `?exchangeToken=${"x".repeat(257)}`],
    ["cut by a line break", "?exchangeToken=a%0d%0aset-cookie:x"],
    ["no text at all", "?exchangeToken=%ff"],
    ["an accessToken", "?accessToken=a"],
  ])("a token that is %s leads to a sentence, and nowhere else", async (_, search) => {
    const html = await (await ask(path + search)).text();
    expect(html).toContain("<h1>Sign in again in the app</h1>");
    expect(html).not.toContain("location.replace");
    expect((await ask(path + search, form)).headers.get("location")).toBe(path);
  });

  test.each([
    ["access_denied", "Sign-in didn’t finish"],
    ["login_disabled", "This account can’t sign in here"],
    ["server_error", "Sign-in didn’t work"],
    ["<script>", "Sign-in didn’t work"],
    ["open", "Sign-in didn’t work"],
  ])("the provider's %s leads to a sentence", async (error, title) => {
    const html = await (await ask(`${path}?error=${encodeURIComponent(error)}`)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain("location.replace");
  });

  test("speaks the reader's language, in the reader's light", async () => {
    const accept = { "accept-language": "ko-KR,ko;q=0.9" };
    const html = await (await ask(`${path}?exchangeToken=x`, { headers: accept })).text();
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain("<title>앱으로 돌아가기 · Morae</title>");
    const chosen = await ask(path, { headers: { ...accept, cookie: "a=b; language=en; theme=dark" } });
    expect(await chosen.text()).toContain('<html lang="en" data-theme="dark">');
  });

  test.each([
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["a HEAD", { method: "HEAD" }],
  ])("%s passes nothing on (A15)", async (_, init) => {
    const response = await ask(`${path}?exchangeToken=${token}`, init);
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  test("nothing is exchanged here", async () => {
    await ask(`${path}?exchangeToken=${token}`);
    await ask(`${path}?exchangeToken=${token}`, form);
    expect(space.calls).toEqual([]);
  });
});

test("a sign-in that this browser began is a web sign-in, bridge or not", async () => {
  const browser = new TestBrowser();
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
  const { headers } = browser.request("/");
  const response = await ask(`/callback?exchangeToken=${space.exchangeTokenFor("ada")}`, { headers });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
  expect(space.callsTo("/oauth/token")).toHaveLength(1);
});

test("an intent that does not open is no intent: it is cleared, and the bridge is there (A5)", async () => {
  const response = await ask(`/callback?exchangeToken=${token}`, {
    headers: { cookie: "atrium-3000-intent-x=garbage" },
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toMatch(/^atrium-3000-intent-x=;.*Max-Age=0/);
});

test("without a bridge the callback leads to the sign-in page, and nothing else is there", async () => {
  const without = await portal(undefined);
  const callback = await without(`/callback?exchangeToken=${token}`);
  expect(callback.headers.get("location")).toBe("/sign-in?problem=no_intent");
  for (const path of ["/bridge", "/.well-known/assetlinks.json", "/.well-known/apple-app-site-association"])
    expect((await without(path)).status).toBe(404);
  expect((await without(`/callback?exchangeToken=${token}`, form)).status).toBe(404);
});

describe("a scheme of its own", () => {
  test("is gone to as it is written, and named in the policy", async () => {
    const own = await portal(ownScheme);
    const response = await own(`/bridge?exchangeToken=${token}`);
    expect(policyOf(response)).toContain("form-action 'self' com.example.app:;");
    expect((await own(`/bridge?exchangeToken=${token}`, form)).headers.get("location")).toBe(
      `com.example.app:/signed-in?exchangeToken=${token}`,
    );
  });

  test("is warned of at each start, and an https link is not", () => {
    expect(bridgeWarning(ownScheme, portalUrl)).toMatch(/any other app can take/);
    expect(bridgeWarning(verified, portalUrl)).toBeUndefined();
    expect(bridgeWarning(undefined, portalUrl)).toBeUndefined();
  });

  test("has nothing that a device could verify", async () => {
    const own = await portal({ ...ownScheme, ...apps });
    for (const path of ["/.well-known/assetlinks.json", "/.well-known/apple-app-site-association"])
      expect((await own(path)).status).toBe(404);
  });
});

describe("what devices ask before they believe a link", () => {
  test("Android: the packages and their certificates", async () => {
    const response = await ask("/.well-known/assetlinks.json");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await response.json()).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: "com.example.app",
          sha256_cert_fingerprints: [fingerprint.toUpperCase()],
        },
      },
    ]);
  });

  test("iOS: the apps and the one path, for links and for sign-in windows", async () => {
    const response = await ask("/.well-known/apple-app-site-association");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await response.json()).toEqual({
      applinks: { details: [{ appIDs: apps.ios, components: [{ "/": "/signed-in" }] }] },
      webcredentials: { apps: apps.ios },
    });
  });

  test.each([
    ["assetlinks.json", { ...verified, android: [] }],
    ["apple-app-site-association", { ...verified, ios: [] }],
  ])("%s is not there without an app", async (name, bridge) => {
    expect((await (await portal(bridge))(`/.well-known/${name}`)).status).toBe(404);
  });
});

describe("a link at the portal's own address", () => {
  const own = { ...verified, link: "https://portal.example/app/signed-in" };

  test("that no app has claimed loses its token before anything is shown, and says what to do", async () => {
    const here = await portal(own, "https://portal.example");
    const arrived = await here(`/app/signed-in?exchangeToken=${token}`);
    expect([arrived.status, arrived.headers.get("location")]).toEqual([303, "/app/signed-in"]);
    const html = await (await here("/app/signed-in")).text();
    expect(html).toContain("<h1>The app didn’t open</h1>");
    expect(html).not.toContain("location.replace");
  });

  test("is the only address below /app/", async () => {
    const here = await portal(own, "https://portal.example");
    const other = await here(`/app/other?exchangeToken=${token}`);
    expect([other.status, other.headers.get("referrer-policy")]).toEqual([404, "no-referrer"]);
  });

  test.each(["/callback", "/", "/bridge", "/api/acma/me", "/application"])(
    "is not %s, which is the portal's",
    (path) => {
      const bridge = { ...own, link: `https://portal.example${path}` };
      expect(() => bridgeWarning(bridge, "https://portal.example")).toThrow(
        "begins with https://portal.example/app/",
      );
    },
  );
});
