import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { log } from "#lib/log.ts";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
const { signInToConsole } = await import("./sign-in.ts");
const { signOutOfConsole } = await import("./sign-in.ts");
const { openCookie } = await import("../cookie/sealed-cookie.ts");
const { guardConsole } = await import("./guard-console.ts");

afterAll(() => space.close());

const cookie = "atrium-3000-console";
const json = (status: number, body: object) => {
  space.interfere = (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    return true;
  };
};
const grace = () => json(200, { sys: { id: "grace", type: "User" }, email: "grace@example.com" });

let browser: TestBrowser;

beforeEach(() => {
  browser = new TestBrowser();
  grace();
});

const paste = async (token = "a-token", from = browser) =>
  from.keep(await signInToConsole(from.post("/console/token", { token })));
const visit = (address: string, needsUser = true) =>
  guardConsole(browser.request(address), address, needsUser);

describe("a pasted token", () => {
  test.each([
    ["CMA refuses it", () => json(401, { sys: { id: "InvalidToken" } }), "token_refused"],
    ["CMA forbids it", () => json(403, {}), "token_refused"],
    ["CMA is in trouble", () => json(503, {}), "unreachable"],
    ["what answers is no CMA", () => json(200, { hello: "there" }), "unreachable"],
    [
      "there is no answer",
      () => {
        space.interfere = (_, response) => {
          response.destroy();
          return true;
        };
      },
      "unreachable",
    ],
  ])("is not taken when %s", async (_, answer, problem) => {
    answer();
    expect((await paste()).headers.get("location")).toBe(`/console?problem=${problem}`);
    expect(browser.cookies.size).toBe(0);
  });

  test("by a page's script is answered in JSON, without the token", async () => {
    const asked = (token: string) => {
      const request = browser.post("/console/token", { token });
      request.headers.set("accept", "application/json");
      return request;
    };
    const taken = await signInToConsole(asked("a-token"));
    expect([taken.status, await taken.json()]).toEqual([200, { userId: "grace" }]);
    expect(taken.headers.getSetCookie().join()).toContain(`${cookie}=`);
    json(401, {});
    const refused = await signInToConsole(asked("another"));
    expect([refused.status, await refused.json()]).toEqual([422, { problem: "token_refused" }]);
  });

  test("replaces the previous session, whose cookie becomes invalid", async () => {
    await paste();
    const before = browser.copy();
    await paste("another");
    expect((await visit("/spaces")).redirectTo).toBeUndefined();
    browser = before;
    expect((await visit("/spaces")).redirectTo).toBe("/console?problem=ended");
  });

  test("is sealed by keys of its own: under another name the cookie does not even open", async () => {
    await paste();
    const renamed = new TestBrowser();
    renamed.cookies.set("atrium-3000-session", browser.cookies.get(cookie) ?? "");
    const anything = z.looseObject({ v: z.number() });
    expect(await openCookie(renamed.request("/"), "atrium-3000-session", anything)).toBeUndefined();
    expect(await openCookie(browser.request("/"), cookie, anything)).toBeDefined();
  });

  test("is asked of CMA alone", async () => {
    space.calls.length = 0;
    await paste();
    expect(space.calls.map(({ path, authorization }) => `${path} ${authorization}`)).toEqual([
      "/cma/v1/me Bearer a-token",
    ]);
  });
});

describe("a page of the console", () => {
  test("redirects to the sign-in without a cookie, and back from there", async () => {
    expect((await visit("/spaces/demo?size=30")).redirectTo).toBe(
      "/console?returnTo=%2Fspaces%2Fdemo%3Fsize%3D30",
    );
    expect((await visit("/console", false)).redirectTo).toBeUndefined();
    expect(space.calls.filter(({ path }) => !path.startsWith("/cma/"))).toEqual([]);
  });

  test("opens with a session, without a request", async () => {
    await paste();
    space.calls.length = 0;
    expect(await visit("/spaces/demo")).toEqual({ headers: new Headers() });
    expect(space.calls).toEqual([]);
  });

  test.each(["", "x", "%00", "Fe26.2*1*a*b*c*d*e", "x".repeat(9_000)])(
    "takes a cookie that does not open for none, and clears it: %j",
    async (value) => {
      browser.cookies.set(cookie, value);
      const guard = await visit("/spaces");
      expect(guard.redirectTo).toBe("/console?problem=ended");
      expect(guard.headers.getSetCookie().join()).toContain(`${cookie}=; Max-Age=0`);
    },
  );

  test("is closed twelve hours after the token was pasted", async () => {
    await paste();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 12 * 60 * 60 * 1000 + 1 });
    try {
      expect((await visit("/spaces")).redirectTo).toBe("/console?problem=ended");
    } finally {
      vi.useRealTimers();
    }
  });
});

test("leaving takes a form of ours", async () => {
  await paste();
  const headers = { "sec-fetch-site": "cross-site" };
  const foreign = await signOutOfConsole(browser.request("/console/sign-out", { method: "POST", headers }));
  expect(foreign.status).toBe(403);
  expect((await visit("/spaces")).redirectTo).toBeUndefined();
  browser.keep(await signOutOfConsole(browser.post("/console/sign-out")));
  expect(browser.cookies.size).toBe(0);
});

test("the log says who came and went, and nothing of the token", async () => {
  const lines = vi.spyOn(log(), "info");
  await paste();
  await signOutOfConsole(browser.post("/console/sign-out"));
  expect(lines.mock.calls.flat()).toEqual([
    { event: "console-entered", userId: "grace" },
    { event: "console-left", userId: "grace" },
  ]);
});
