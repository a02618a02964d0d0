import { beforeEach, describe, expect, test } from "vitest";
import { call as callFrom, content, own, signedIn, space } from "#lib/gateway/portal-for-tests.ts";
import type { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const call = (path: string, init: RequestInit = {}) => callFrom(path, init, browser, "acda");

describe("the proxy to ACDA", () => {
  test.each([
    `${content}?include=2`,
    "/spaces/demo/contents?order=-sys.createdAt",
    "/spaces/demo/content-types/article/contents?fields.title.en-US[prefix]=A",
  ])("reads what is published with the member's accessToken: %s", async (path) => {
    const { echo } = await (await call(path)).json();
    expect(echo.path).toBe(`/acda/v1${path}`);
    expect(echo.headers.authorization).toMatch(/^Bearer access-\d+$/);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is refused before any call", async (method) => {
    const response = await call(content, { method, headers: own });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    expect(space.calls).toEqual([]);
  });

  test.each(["/me", "/spaces/demo/uploads", "/spaces/other/contents/c1", "/spaces/demo/contents/%2e%2e"])(
    "finds nothing at %j, and no token leaves",
    async (path) => {
      expect((await call(path)).status).toBe(404);
      expect(space.calls).toEqual([]);
    },
  );

  test("passes If-None-Match on, and 304 back", async () => {
    space.interfere = (_, response) => {
      response.writeHead(304, { etag: '"one"' }).end();
      return true;
    };
    const response = await call(content, { headers: { "if-none-match": '"one"' } });
    expect([response.status, response.headers.get("etag")]).toEqual([304, '"one"']);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
