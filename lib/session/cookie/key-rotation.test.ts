import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { RecordSeal } from "../records/record-seal.ts";
import { TestBrowser } from "../testing/browser-for-tests.ts";

const [oldest, middle, newest] = ["o", "m", "n"].map((letter) => letter.repeat(40));
const session = {
  v: 1 as const,
  id: "a-session-id-of-some-length",
  generation: 3,
  pair: {
    accessToken: "a",
    accessExpiresAt: Date.now() + 60_000,
    lifetimeMs: 60_000,
    refreshToken: "r",
    refreshExpiresAt: Date.now() + 60_000,
  },
  beganAt: Date.now(),
  provider: "embedded",
  memberId: "ada",
};

/** The session cookie's module in a process that was started with these secrets. */
async function processWith(...secrets: (string | undefined)[]) {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRETS", secrets.join(","));
  vi.stubEnv("LOG_LEVEL", "silent");
  return await import("./session-cookie.ts");
}

async function sealedWith(...secrets: (string | undefined)[]): Promise<TestBrowser> {
  const { setSessionCookie } = await processWith(...secrets);
  const browser = new TestBrowser();
  const headers = new Headers();
  await setSessionCookie(browser.request("/"), headers, session);
  browser.keep(new Response(null, { headers }));
  return browser;
}

test("a cookie sealed with an older secret still opens (B4)", async () => {
  const browser = await sealedWith(oldest);
  const { openSession } = await processWith(newest, middle, oldest);
  expect(await openSession(browser.request("/"))).toEqual(session);
});

test("dropping the oldest secret keeps sessions that the newest sealed (B4)", async () => {
  const browser = await sealedWith(newest, oldest);
  const { openSession } = await processWith(newest);
  expect(await openSession(browser.request("/"))).toEqual(session);
});

test("a cookie sealed with a dropped secret is no session (B4)", async () => {
  const browser = await sealedWith(oldest);
  const { openSession } = await processWith(newest);
  expect(await openSession(browser.request("/"))).toBeUndefined();
});

/** What the document tells an operator to set, in its order, after what was there before. */
const steps = ["old", ...readFileSync("docs/upgrade.md", "utf8").matchAll(/^SESSION_SECRETS=(.*)$/gm)].map(
  (step) => {
    const names = typeof step === "string" ? step : (step[1] ?? "");
    return names.split(",").map((name) => name.padEnd(40, "-"));
  },
);

test("the steps of docs/upgrade.md keep members signed in: instances of one step and the next read each other's sessions", async () => {
  expect(steps).toHaveLength(4);
  for (const [index, secrets] of steps.slice(1).entries()) {
    const before = steps[index] ?? [];
    for (const [sealing, opening] of [
      [before, secrets],
      [secrets, before],
    ] as const) {
      const browser = await sealedWith(...sealing);
      const { openSession } = await processWith(...opening);
      expect(await openSession(browser.request("/"))).toEqual(session);
      const [writer, reader] = [sealing, opening].map(
        ([newest = "", ...older]) => new RecordSeal([newest, ...older]),
      );
      const record = writer?.seal("key", { state: "living", session });
      expect(record && reader?.open("key", record)).toEqual({ state: "living", session });
    }
  }
});

test("without step one, an instance that has not restarted yet does not know the session", async () => {
  const [old = [], , both = []] = steps;
  const browser = await sealedWith(...both);
  const { openSession } = await processWith(...old);
  expect(await openSession(browser.request("/"))).toBeUndefined();
});
