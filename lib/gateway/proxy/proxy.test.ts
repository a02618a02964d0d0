import { beforeEach, describe, expect, test } from "vitest";
import { call as callFrom, content, own, signedIn, space } from "#lib/gateway/portal-for-tests.ts";
import { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const megabyte = 1024 * 1024;

/** A write whose body says no length. */
const streamed = (bytes: number) => ({
  method: "PUT",
  headers: { ...own, "content-type": "application/json" },
  body: new Blob([new Uint8Array(bytes).fill(97)]).stream(),
  duplex: "half",
});

const call = (path: string, init: RequestInit = {}, from = browser) => callFrom(path, init, from);

describe("the proxy", () => {
  test("sends the member's accessToken on and nothing else of the browser's (D5, D14)", async () => {
    const headers = {
      accept: "application/json",
      authorization: "Bearer mine",
      "x-forwarded-host": "evil",
      "x-middleware-subrequest": "x",
      "x-request-id": "mine",
      "x-service-advanced-search": "true",
    };
    const { echo } = await (await call(content, { headers })).json();
    expect(echo.headers.authorization).toMatch(/^Bearer access-\d+$/);
    expect(echo.headers["x-service-advanced-search"]).toBe("true");
    expect(echo.headers["x-request-id"]).not.toBe("mine");
    expect(Object.keys(echo.headers).sort()).toEqual([
      "accept",
      "authorization",
      "connection",
      "host",
      "x-request-id",
      "x-service-advanced-search",
    ]);
  });

  test("passes the query on byte for byte (D3)", async () => {
    const query =
      "?sys.createdAt[gte]=2026-01-01T00:00:00Z&fields.title.ko-KR[prefix]=%EB%AC%BC+a%20b&x=%2C%5C,&x";
    const { echo } = await (await call(`/spaces/demo/contents${query}`)).json();
    expect(echo.path).toBe(`/acma/v1/spaces/demo/contents${query}`);
  });

  test("without a session answers 401 in JSON (D1)", async () => {
    const response = await call(content, {}, new TestBrowser());
    expect(response.status).toBe(401);
    expect((await response.json()).sys.id).toBe("SessionEnded");
    expect(space.calls).toEqual([]);
  });

  test("refuses another method with Allow, without a call (D2)", async () => {
    const response = await call(content, { method: "PATCH", headers: own });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE"]);
    expect(space.calls).toEqual([]);
  });

  test.each([
    "/spaces/demo/contents/..",
    "/spaces/demo/contents/%2e%2e",
    "/spaces/demo/contents/%2e%2e%2fx",
    "/spaces/demo/contents/a%2fb",
    "/spaces/demo/contents/a%252fb",
    "/spaces/demo/contents//a",
    "/spaces/demo/contents/",
    "/spaces/demo/contents/a%5cb",
    "/spaces/demo/contents/a%00b",
    "/spaces/demo/contents/user@evil",
    "//evil.example/spaces/demo/contents/a",
    "/spaces/demo/contents/%zz",
    "/spaces/other/contents/a",
    "/users",
    "",
  ])("finds nothing at %j, and no token leaves (D4, D9)", async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(space.calls).toEqual([]);
  });

  test.each([
    ["no header of ours", { "sec-fetch-site": "same-origin" }],
    ["a foreign page", { "sec-fetch-site": "cross-site", "x-portal": "1" }],
    ["a foreign Origin", { origin: "https://evil.example", "x-portal": "1" }],
    ["nothing that tells where it comes from", { "x-portal": "1" }],
  ])("a write with %s is refused before any call (D7)", async (_, headers) => {
    expect((await call(content, { method: "DELETE", headers })).status).toBe(403);
    expect(space.calls).toEqual([]);
  });

  test("a page that was rendered for another member gets 409, and nothing is sent", async () => {
    const response = await call(content, { method: "DELETE", headers: { ...own, "x-member": "linus" } });
    expect([response.status, (await response.json()).sys.id]).toEqual([409, "OtherMember"]);
    expect(space.calls).toEqual([]);
    expect((await call(content, { method: "DELETE", headers: { ...own, "x-member": "ada" } })).status).toBe(
      200,
    );
  });

  test("a page whose member has signed in again repeats the call with the new cookie", async () => {
    const before = browser.copy();
    await signedIn(browser);
    const response = await call(content, {}, before);
    expect([response.status, (await response.json()).sys.id]).toEqual([409, "Retry"]);
    expect((await call(content)).status).toBe(200);
  });

  test("passes errors on with their bodies (D6)", async () => {
    space.interfere = (_, response) => {
      response.writeHead(422, { "content-type": "application/json", "set-cookie": "a=b" });
      response.end('{"sys":{"id":"ValidationFailed"}}');
      return true;
    };
    const response = await call(content, { method: "PUT", headers: own, body: "{}" });
    expect([response.status, await response.json()]).toEqual([422, { sys: { id: "ValidationFailed" } }]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("follows no redirect (D10)", async () => {
    space.interfere = (_, response) => {
      response.writeHead(302, { location: "http://evil.example/" }).end();
      return true;
    };
    expect((await call(content)).status).toBe(502);
  });

  test("a service that is gone is a 502 in the error shape, and the session stays", async () => {
    space.interfere = (_, response) => {
      response.destroy();
      return true;
    };
    const response = await call(content);
    expect([response.status, (await response.json()).sys.id]).toEqual([502, "Unreachable"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("a body that streams arrives whole (D8, D12)", async () => {
    const { echo } = await (await call(content, streamed(3 * megabyte))).json();
    expect(echo.body).toHaveLength(3 * megabyte);
  });

  test("a body that says that it is too long is refused before it is read", async () => {
    const headers = { ...own, "content-type": "application/json" };
    for (let round = 0; round < 5; round++) {
      const response = await call(content, { method: "PUT", headers, body: "a".repeat(4 * megabyte + 1) });
      expect([response.status, (await response.json()).sys.id]).toEqual([413, "TooLarge"]);
    }
    expect(space.calls).toEqual([]);
  });

  test("a body that turns out to be too long is broken off", async () => {
    for (let round = 0; round < 5; round++) {
      const response = await call(content, streamed(5 * megabyte));
      expect([response.status, (await response.json()).sys.id]).toEqual([413, "TooLarge"]);
    }
  });

  test("a short limit of one endpoint counts too, with and without a length", async () => {
    const tooLong = "a".repeat(32 * 1024 + 1);
    const headers = { ...own, "content-type": "application/json" };
    const said = await call("/me", { method: "PATCH", headers, body: tooLong });
    const counted = await call("/me", { ...streamed(32 * 1024 + 1), method: "PATCH" });
    expect([said.status, counted.status]).toEqual([413, 413]);
    expect(space.calls).toEqual([]);
  });
});
