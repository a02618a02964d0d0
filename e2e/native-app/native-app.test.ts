import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import { StandInApp, type Store } from "./stand-in-app.ts";

const link = "https://portal.example/app/signed-in";
const folder = mkdtempSync(join(tmpdir(), "atrium-app-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let here: InProcess;
let app: StandInApp;
let store: Store;

beforeAll(async () => {
  const row = `"bridge": { "link": "${link}", "ios": ["ABCDE12345.com.example.app"] }, "locales"`;
  const spaceFile = join(folder, "space.json");
  const morae = readFileSync("lib/space-file/morae.json", "utf8");
  writeFileSync(spaceFile, morae.replace('"locales"', row));
  here = await startInProcess({ spaceFile });
});
afterAll(() => here.close());

beforeEach(() => {
  store = {};
  app = startApp();
});

/** The app as its next run finds the device. */
function startApp(): StandInApp {
  const space = {
    authUrl: `${here.service.url}/auth/v1`,
    acmaUrl: `${here.service.url}/acma/v1`,
    spaceId: "demo",
    provider: "embedded",
    link,
  };
  return new StandInApp(space, store);
}

/** The system's browser, from the login entry over the provider and the portal's callback to the app's link. */
async function browse(loginEntry: string, browser = here.browser()): Promise<string> {
  const callback = await browser.walkProvider(loginEntry, "ada@example.com");
  const page = await browser.send(callback);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Return to the app")]);
  // The button, as a browser without scripts sends it.
  const pressed = await browser.send(callback, { method: "POST", body: "" });
  expect(pressed.status).toBe(303);
  // The portal has set no session.
  expect(browser.cookies().filter(({ name }) => name.startsWith("atrium-"))).toEqual([]);
  return pressed.headers.get("location") ?? "";
}

const nicknameIn = async (response: Response) => (await response.json()).nickname;

test("an app signs in, calls, renews before it has to, and signs out with both tokens", async () => {
  const opened = await browse(app.beginSignIn());
  expect(opened).toMatch(/^https:\/\/portal\.example\/app\/signed-in\?exchangeToken=[\w-]{43}$/);
  expect(await app.open(opened)).toBe(true);
  const first = await app.call("/me");
  expect([first.status, await nicknameIn(first)]).toEqual([200, "Ada Byrne"]);

  const used: (string | null)[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    used.push(
      new Headers(init?.headers).get("authorization"),
      typeof init?.body === "string" ? init.body : null,
    );
    return realFetch(input, init);
  };
  try {
    // Fifteen minutes live, of which forty seconds are left.
    app.now = () => Date.now() + 860_000;
    const calls = await Promise.all(
      ["/me", "/me", "/spaces/demo/media?limit=1"].map((path) => app.call(path)),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(used.filter((one) => one?.includes("refreshToken"))).toHaveLength(1);
    app.now = Date.now;
    await app.signOut();
  } finally {
    globalThis.fetch = realFetch;
  }
  expect(app.isSignedIn).toBe(false);
  const accessTokens = used.filter((one) => one?.startsWith("Bearer "));
  const refreshTokens = used.flatMap((one) => /"refreshToken":"([^"]+)"/.exec(one ?? "")?.[1] ?? []);
  expect(refreshTokens).toHaveLength(2);
  for (const authorization of accessTokens) {
    const refused = await fetch(`${here.service.url}/acma/v1/me`, {
      headers: { authorization: authorization ?? "" },
    });
    expect(refused.status).toBe(401);
  }
  for (const refreshToken of refreshTokens) {
    const refused = await fetch(`${here.service.url}/auth/v1/spaces/demo/oauth/refresh`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken }),
    });
    expect(refused.status).toBe(401);
  }
});

test("a sign-out leaves nothing on the device, though the service is down and the pair is due", async () => {
  expect(await app.open(await browse(app.beginSignIn()))).toBe(true);
  app.now = () => Date.now() + 860_000;
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
  await app.signOut();
  expect(app.isSignedIn).toBe(false);
});

test("a sign-out wins over a pending renewal and revokes its new pair", async () => {
  expect(await app.open(await browse(app.beginSignIn()))).toBe(true);
  app.now = () => Date.now() + 860_000;
  const told = vi.spyOn(globalThis, "fetch");
  const call = app.call("/me");
  const out = app.signOut();
  expect(app.isSignedIn).toBe(false);
  await Promise.all([call, out]);
  expect(app.isSignedIn).toBe(false);
  const sent = (path: string, method: string) =>
    told.mock.calls.filter(([url, init]) => String(url).endsWith(path) && init?.method === method);
  expect(sent("/oauth/refresh", "POST")).toHaveLength(1);
  const [revoked] = sent("/oauth/token", "DELETE").map(([, init]) => String(init?.body));
  expect(revoked).not.toBe(sent("/oauth/refresh", "POST")[0]?.[1]?.body);
});

test("an app that the system ends during the sign-in takes the link in its next run", async () => {
  const opened = await browse(app.beginSignIn());
  expect(await startApp().open(opened)).toBe(true);
});

test("the next run continues with the stored pair, renewed before the first call", async () => {
  expect(await app.open(await browse(app.beginSignIn()))).toBe(true);
  const before = store.pair;
  const next = startApp();
  expect((await next.call("/me")).status).toBe(200);
  expect(store.pair).not.toBe(before);
  await next.signOut();
  expect([store.pair, startApp().isSignedIn]).toEqual([undefined, false]);
});

test("a refused exchange keeps the pair that is there", async () => {
  expect(await app.open(await browse(app.beginSignIn()))).toBe(true);
  app.beginSignIn();
  expect(await app.open(`${link}?exchangeToken=${"x".repeat(43)}`)).toBe(false);
  expect((await app.call("/me")).status).toBe(200);
});

test("a link works once", async () => {
  const opened = await browse(app.beginSignIn());
  expect(await app.open(opened)).toBe(true);
  app.beginSignIn();
  expect(await app.open(opened)).toBe(false);
});

test("a link that the app did not request starts no session", async () => {
  const opened = await browse(app.beginSignIn());
  store = {};
  const another = startApp();
  expect(await another.open(opened)).toBe(false);
  // Nor has it used it up.
  expect(await app.open(opened)).toBe(true);
});

test("a browser that began a web sign-in and came back for the app signs in on the web: apps ask for one of their own", async () => {
  const browser = here.browser();
  await browser.post("/login/embedded", { returnTo: "/" });
  const callback = await browser.walkProvider(app.beginSignIn(), "ada@example.com");
  expect(await browser.goTo(callback)).toBe("/");
  expect(browser.cookies().some(({ name }) => /^atrium-.*session/.test(name))).toBe(true);
});
