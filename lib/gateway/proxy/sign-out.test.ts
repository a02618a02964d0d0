import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  call as callFrom,
  content,
  holdRenewal,
  pause,
  signedIn,
  space,
  withExpiredAccess,
} from "#lib/gateway/portal-for-tests.ts";
import { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

const { signOut } = await import("#lib/session/sign-in/sign-out.ts");
const { endSession } = await import("#lib/session/sign-in/sign-out.ts");
const { openSession } = await import("#lib/session/cookie/session-cookie.ts");

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const call = (path: string, init: RequestInit = {}, from = browser) => callFrom(path, init, from);

/** Of the session that began last, what still lives; others may end meanwhile, by tries in the background. */
function leftOf(before: string[]): string[] {
  return space.liveAccessTokens.filter((token) => token === before.at(-1) || !before.includes(token));
}

describe("sign-out", () => {
  const leave = async (from = browser) => from.keep(await signOut(from.post("/logout")));

  test("revokes the accessToken with the refreshToken in the body, and clears the cookie", async () => {
    const response = await leave();
    expect(response.headers.get("location")).toBe("/sign-in?problem=signed_out");
    const [revocation] = space.callsTo("/oauth/token");
    expect(revocation?.method).toBe("DELETE");
    expect(revocation?.body).toMatch(/refresh-\d+/);
    expect(browser.sessionCookie).toBeUndefined();
    expect(response.headers.getSetCookie()).toContain("hiddenSteps=; Path=/; Max-Age=0");
  });

  test("from a foreign page is refused (F2)", async () => {
    const request = browser.request("/logout", {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect((await signOut(request)).status).toBe(403);
    expect((await call(content)).status).toBe(200);
  });

  test("twice, or without a session, is fine (F3)", async () => {
    await leave();
    expect((await leave()).status).toBe(303);
    expect((await leave(new TestBrowser())).status).toBe(303);
  });

  test("by an old cookie revokes the newest pair (F4)", async () => {
    const member = await withExpiredAccess();
    const old = member.copy();
    await call(content, {}, member);
    const living = space.liveAccessTokens;
    await leave(old);
    expect(leftOf(living)).toEqual([]);
  });

  test("revokes the pair of a renewal that was kept a moment before (F5)", async () => {
    const member = await withExpiredAccess();
    const old = await openSession(member.request("/"));
    if (old === undefined) throw new Error("not signed in");
    await call(content, {}, member);
    const before = space.liveAccessTokens;
    expect(await endSession(old)).toBe(true);
    expect(leftOf(before)).toEqual([]);
  });

  test("holds when the Auth API cannot be reached, and the member is told (F4)", async () => {
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    const copied = browser.copy();
    expect((await leave()).headers.get("location")).toBe("/sign-in?problem=signed_out_here");
    space.interfere = () => false;
    expect((await call(content, {}, copied)).status).toBe(401);
  });

  test("with an expired accessToken leaves no living pair", async () => {
    const member = await withExpiredAccess();
    const before = space.liveAccessTokens;
    await leave(member);
    expect(leftOf(before)).toEqual([]);
  });

  test("during a renewal stays signed out, and leaves no living pair (F5)", async () => {
    const member = await withExpiredAccess();
    const before = space.liveAccessTokens;
    const { reached, release } = holdRenewal();
    const late = call(content, {}, member);
    await reached;
    const left = leave(member.copy());
    await pause(20);
    release();
    member.keep(await late);
    await left;
    expect((await call(content, {}, member)).status).toBe(401);
    expect(leftOf(before)).toEqual([]);
  });

  test("does not wait for a renewal that never ends, and is told to the member", async () => {
    const member = await withExpiredAccess();
    const unanswered: { destroy(): void }[] = [];
    space.interfere = ({ path }, response) => {
      if (path.endsWith("/oauth/refresh")) unanswered.push(response);
      return path.endsWith("/oauth/refresh");
    };
    const stuck = call(content, {}, member.copy());
    await vi.waitFor(() => expect(unanswered).not.toEqual([]), { timeout: 10_000 });
    expect((await leave(member)).headers.get("location")).toBe("/sign-in?problem=signed_out_here");
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    for (const response of unanswered) response.destroy();
    expect((await stuck).status).toBe(401);
  });

  test("refuses a cookie that was copied before (F9)", async () => {
    const copied = browser.copy();
    await leave();
    expect((await call(content, {}, copied)).status).toBe(401);
  });
});
