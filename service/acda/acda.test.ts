import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
let token: string;
beforeAll(async () => {
  space = await openSpaceForTests();
  const { context } = space.service;
  const ada = { spaceId: "demo", serviceUserId: space.memberId("ada") };
  token = (await issueTokenPair(context, context.db, ada)).accessToken;
});
afterAll(() => space.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  space.service.app.inject({
    url: `/acda/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

const place = `/spaces/demo/contents/${demoId("place", "cape")}`;
const paths = [
  "/spaces/demo/content-types/place/contents?include=2&order=-sys.createdAt",
  "/spaces/demo/contents?select=sys.id",
  `${place}?include=1`,
  "/spaces/demo/media?fields.file.en-US.mimeGroups=Image",
  `/spaces/demo/media/${demoId("media", "surf")}`,
];

describe("ACDA", () => {
  test.each(paths)("%s says the same as ACMA, but for where its links lead", async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await space.call("ada", path)).body);
  });

  test.each(paths)("%s is 304 for a current ETag, and is not cached by proxies", async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      "cache-control": "private, no-cache",
      vary: "Authorization, X-Service-Advanced-Search",
    });
    for (const tags of [headers.etag, `"other", W/${headers.etag}`, "*"]) {
      const again = await get(path, { "if-none-match": String(tags) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
    }
    expect((await get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("answers HEAD alike, 304 too", async () => {
    const head = (headers: Record<string, string> = {}) =>
      space.service.app.inject({
        method: "HEAD",
        url: `/acda/v1${place}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const first = await head();
    expect([first.statusCode, first.body]).toEqual([200, ""]);
    const again = await head({ "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("has another ETag after a change", async () => {
    const create = { method: "POST", body: { fields: { title: { "en-US": "One" } } } } as const;
    const { body } = await space.call("ada", "/spaces/demo/content-types/note/contents", create);
    const path = `/spaces/demo/contents/${body.sys.id}`;
    const { headers } = await get(path);
    await space.call("ada", path, { method: "PUT", body: { fields: { title: { "en-US": "Two" } } } });
    const after = await get(path, { "if-none-match": String(headers.etag) });
    expect([after.statusCode, after.json().fields.title]).toEqual([200, { "en-US": "Two" }]);
    await space.call("ada", path, { method: "DELETE" });
    expect((await get(path, { "if-none-match": "*" })).statusCode).toBe(404);
  });

  it("takes a member's accessToken alone, and writes nothing", async () => {
    const anonymous = await space.service.app.inject(`/acda/v1${place}`);
    expect([anonymous.statusCode, anonymous.headers["cache-control"]]).toEqual([401, "no-store"]);
    const written = await space.service.app.inject({
      method: "DELETE",
      url: `/acda/v1${place}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(written.statusCode).toBe(404);
  });

  it("does not keep a refusal", async () => {
    const refused = await get("/spaces/demo/contents?limit=0");
    expect([refused.statusCode, refused.headers.etag]).toEqual([422, undefined]);
    expect(refused.headers["cache-control"]).toBe("no-store");
  });
});
