import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";

const space = await startStubSpace();
const server = await ValkeyServer.start();
process.env.SESSION_RECORDS_URL = server.url;
const { beginSignIn } = await import("./login.ts");
const { finishSignIn } = await import("./callback.ts");
const { answerSwitch } = await import("./new-session.ts");
const { describeSession } = await import("../renewal/session-status.ts");
const { signOut } = await import("./sign-out.ts");
const { sessionRecords } = await import("../container.ts");

let browser: TestBrowser;

beforeAll(() => {
  // No pair fits into its cookie.
  space.accessLength = 6_000;
});

beforeEach(() => {
  browser = new TestBrowser();
});

afterEach(() => server.resume());

afterAll(async () => {
  sessionRecords().connection?.store.close();
  await server.kill();
  await space.close();
});

const begin = async () =>
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
const comeBack = async (memberId: string) =>
  browser.keep(
    await finishSignIn(browser.request(`/callback?exchangeToken=${space.exchangeTokenFor(memberId)}`)),
  );
const signIn = async (memberId: string) => {
  await begin();
  return await comeBack(memberId);
};
const statusOf = async (from: TestBrowser) => {
  const answer = await describeSession(from.request("/api/session")).catch(() => undefined);
  return answer?.status ?? 503;
};

/** From here on this process is another instance, which knows no session. */
function asAnotherInstance(): void {
  sessionRecords().connection?.store.close();
  const states = Reflect.get(globalThis, Symbol.for("atrium.process-state"));
  for (const name of ["session-records", "renewal"]) Reflect.deleteProperty(states, name);
}

/** Signed in at an instance, and the store does not answer the other one, which gets the next request. */
async function signedInElsewhere() {
  const before = space.liveAccessTokens;
  await signIn("ada");
  const tokens = space.liveAccessTokens.filter((token) => !before.includes(token));
  expect(tokens).toHaveLength(1);
  expect(await statusOf(browser)).toBe(200);
  server.pause();
  asAnotherInstance();
  expect(await statusOf(browser)).toBe(503);
  return { copied: browser.copy(), tokens };
}

/** The store is back, and soon nothing of `tokens` lives at the Auth API. */
async function revoked(tokens: string[]): Promise<void> {
  server.resume();
  const living = () => space.liveAccessTokens.filter((token) => tokens.includes(token));
  await vi.waitFor(() => expect(living()).toHaveLength(0), 8_000);
}

/** Besides, their session is over at every instance. */
async function isOver(tokens: string[], copied: TestBrowser): Promise<void> {
  await revoked(tokens);
  expect(await statusOf(copied)).toBe(401);
  asAnotherInstance();
  expect(await statusOf(copied)).toBe(401);
}

describe("while the store is away, of a session whose pair is in it", () => {
  test("a sign-out says that it goes on, and ends the session when the store is back", async () => {
    const { copied, tokens } = await signedInElsewhere();
    const response = browser.keep(await signOut(browser.post("/logout")));
    expect(response.headers.get("location")).toBe("/sign-in?problem=signed_out_here");
    expect(browser.sessionCookie).toBeUndefined();
    expect(await statusOf(copied)).toBe(401);
    await isOver(tokens, copied);
  });

  test("the same member signs in once more, and the former session ends when the store is back", async () => {
    const { copied, tokens } = await signedInElsewhere();
    expect((await signIn("ada")).headers.get("location")).toBe("/");
    expect(await statusOf(browser)).toBe(200);
    await isOver(tokens, copied);
    expect(await statusOf(browser)).toBe(200);
  });

  test("another member is asked before the switch, which ends the previous session", async () => {
    const { copied, tokens } = await signedInElsewhere();
    expect((await signIn("linus")).headers.get("location")).toBe("/switch");
    browser.keep(await answerSwitch(browser.post("/switch/answer", { answer: "switch" })));
    expect(await statusOf(browser)).toBe(200);
    await isOver(tokens, copied);
    expect(await statusOf(browser)).toBe(200);
  });

  test("a switch to a session that was declined changes nothing, and nothing of the new session is left", async () => {
    await signIn("ada");
    const before = space.liveAccessTokens;
    await signIn("linus");
    const tokens = space.liveAccessTokens.filter((token) => !before.includes(token));
    expect(tokens).toHaveLength(1);
    server.pause();
    asAnotherInstance();
    const copied = browser.copy();
    browser.keep(await answerSwitch(browser.post("/switch/answer", { answer: "stay" })));
    await revoked(tokens);
    expect(await statusOf(browser)).toBe(200);
    copied.keep(await answerSwitch(copied.post("/switch/answer", { answer: "switch" })));
    expect(await statusOf(copied)).toBe(200);
  });
});
