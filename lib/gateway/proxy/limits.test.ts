import { beforeEach, expect, test } from "vitest";
import { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

// A window is a third of a minute, so these are 3, 4, 2, 20 and 5 in 20 seconds.
process.env.PORTAL_SIGN_INS_PER_MINUTE = "9";
process.env.PORTAL_WRITES_PER_MINUTE = "12";
process.env.PORTAL_RENEWALS_PER_MINUTE = "6";
process.env.PORTAL_READS_PER_MINUTE = "60";
process.env.PORTAL_PAGES_PER_MINUTE = "15";

const { clientAddressHeader } = await import("#lib/limits/client-address.ts");
const { call, content, own, signedIn, signedInAs, space, withExpiredAccess } = await import(
  "#lib/gateway/portal-for-tests.ts"
);
const { beginSignIn } = await import("#lib/session/sign-in/login.ts");
const { finishSignIn } = await import("#lib/session/sign-in/callback.ts");
const { guardPage } = await import("#lib/session/guard-page.ts");
const { signOut } = await import("#lib/session/sign-in/sign-out.ts");
const { processState } = await import("#lib/process-state.ts");

processState("client-addresses", () => ({ setsHeader: false })).setsHeader = true;

let office = "";
let offices = 0;

beforeEach(() => {
  space.interfere = () => false;
  office = `192.0.2.${++offices}`;
});

function from(request: Request, address = office): Request {
  request.headers.set(clientAddressHeader, address);
  return request;
}

const begin = (browser: TestBrowser, address?: string) =>
  beginSignIn(from(browser.post("/login/embedded"), address), "embedded", ["embedded"]);

const write = (browser: TestBrowser) =>
  call(content, { method: "PUT", headers: { ...own, [clientAddressHeader]: office }, body: "{}" }, browser);

const exchanges = () => space.callsTo("/oauth/token").filter(({ method }) => method === "POST").length;

test("sign-ins of strangers are counted by their address: 429, a sentence, and when to come again", async () => {
  for (let i = 0; i < 3; i++) expect((await begin(new TestBrowser())).status).toBe(200);
  const refused = await begin(new TestBrowser());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(20);
  const html = await refused.text();
  expect(html).toContain("Try again in");
  expect(html).toContain('lang="ko"');
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await begin(new TestBrowser(), "198.51.100.1")).status).toBe(200);
});

// The first calls of this file compile what they run, which takes long where other work fills the machine.
test("a known member isn't limited by others of the same address", { timeout: 120_000 }, async () => {
  const member = await signedIn();
  for (let i = 0; i < 5; i++) await begin(new TestBrowser());
  expect((await begin(new TestBrowser())).status).toBe(429);
  expect((await begin(member)).status).toBe(200);
  expect((await write(member)).status).toBe(200);
  expect((await signOut(from(member.post("/logout")))).status).toBe(303);
});

test("a started sign-in completes, however many requests others send to the callback", async () => {
  const browser = new TestBrowser();
  browser.keep(await begin(browser));
  const knocks = [];
  for (let i = 0; i < 5; i++) {
    knocks.push((await finishSignIn(from(new TestBrowser().request("/callback?exchangeToken=x")))).status);
  }
  expect(knocks).toEqual([303, 303, 303, 429, 429]);
  const address = `/callback?exchangeToken=${space.exchangeTokenFor("ada")}`;
  const response = await finishSignIn(from(browser.request(address)));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
});

test("one sign-in tries only so many exchangeTokens; the one that is refused is not used up", async () => {
  const browser = new TestBrowser();
  browser.keep(await begin(browser));
  const before = exchanges();
  for (let i = 0; i < 3; i++) await finishSignIn(from(browser.request(`/callback?exchangeToken=guess-${i}`)));
  const refused = await finishSignIn(from(browser.request("/callback?exchangeToken=guess-4")));
  expect(refused.status).toBe(429);
  expect(refused.headers.get("referrer-policy")).toBe("no-referrer");
  expect(refused.headers.get("refresh")).toMatch(/^\d+; url=\/sign-in$/);
  expect(await refused.text()).not.toContain("guess");
  expect(exchanges() - before).toBe(3);
});

test("writes are counted by member, not by address: 429 in the shape of errors, and the Space is not asked", async () => {
  const [mina, minaElsewhere] = [await signedInAs("mina"), await signedInAs("mina")];
  const statuses = [];
  for (const browser of [mina, minaElsewhere, mina, minaElsewhere]) {
    statuses.push((await write(browser)).status);
  }
  const asked = space.calls.length;
  const refused = await write(mina);
  expect([...statuses, refused.status]).toEqual([200, 200, 200, 200, 429]);
  expect(space.calls.length).toBe(asked);
  const body = await refused.json();
  expect(body).toMatchObject({ sys: { type: "Error", id: "RateLimited" }, requestId: expect.any(String) });
  expect(refused.headers.get("x-request-id")).toBe(body.requestId);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(content, {}, mina)).status).toBe(200);
  expect((await write(await signedInAs("hana"))).status).toBe(200);
});

test("reads are counted by member, over all sessions: 429, and the Space is not asked; another member reads on", async () => {
  const [linus, elsewhere, sora] = [
    await signedInAs("linus"),
    await signedInAs("linus"),
    await signedInAs("sora"),
  ];
  const read = async (browser: TestBrowser) => (await call(content, {}, browser)).status;
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await read(i % 2 === 0 ? linus : elsewhere));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const asked = space.calls.length;
  const refused = await call(content, {}, linus);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ sys: { type: "Error", id: "RateLimited" } });
  expect(space.calls.length).toBe(asked);
  expect(await read(sora)).toBe(200);
});

test("pages are counted by member: a page at the same URL says so and reloads", async () => {
  const [grace, hana] = [await signedInAs("grace"), await signedInAs("hana")];
  const address = '/contents/article?q="tide"&mine=1';
  const visit = (browser: TestBrowser) => guardPage(browser.request(encodeURI(address)), address, true);
  for (let i = 0; i < 5; i++) expect((await visit(grace)).refusal).toBeUndefined();
  const refusal = (await visit(grace)).refusal;
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get("retry-after"))).toBeLessThanOrEqual(20);
  expect(refusal?.headers.get("refresh")).toMatch(/^\d+; url=\/contents\/article/);
  const html = await refusal?.text();
  expect(html).toContain("This page reloads in");
  expect(html).toContain('lang="ko"');
  expect(html).toContain('href="/contents/article?q=&#34;tide&#34;&#38;mine=1"');
  expect((await visit(hana)).refusal).toBeUndefined();
});

test("sign-in pages of strangers are counted by address; what only leads there isn't, nor are members", async () => {
  const visit = async (browser: TestBrowser, address = "/sign-in") =>
    (await guardPage(from(browser.request(address)), address, address !== "/sign-in")).refusal?.status;
  const mina = await signedInAs("mina-at-home");
  for (let i = 0; i < 8; i++) expect(await visit(new TestBrowser(), "/media")).toBeUndefined();
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push(await visit(new TestBrowser()));
  expect(statuses).toEqual([...Array(5).fill(undefined), 429]);
  expect(await visit(mina)).toBeUndefined();
});

test("sign-outs without a session are counted by address", async () => {
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await signOut(from(new TestBrowser().post("/logout")))).status);
  expect(statuses).toEqual([303, 303, 303, 429]);
});

test("a session with very short-lived tokens is renewed at a limited rate, and doesn't end", async () => {
  const browser = await withExpiredAccess();
  space.accessLifetimeMs = 0;
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    const answer = await call(content, {}, browser);
    browser.keep(answer);
    statuses.push(answer.status);
  }
  expect(space.callsTo("/oauth/refresh").length).toBeLessThanOrEqual(2);
  expect(statuses.at(-1)).toBe(503);
  expect(browser.sessionCookie).toBeDefined();
});
