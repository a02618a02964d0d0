import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const surf = demoId("media", "surf");
const file = `/files/demo/${surf}/en-US/surf.webp`;

describe("Media", () => {
  test("are listed and read alike, with an address to deliver and nothing of the storage", async () => {
    const { body: list } = await space.call("rhea", "/spaces/demo/media");
    const { status, body } = await space.call("rhea", `/spaces/demo/media/${surf}`);
    expect([status, list.totalCount]).toEqual([200, 1]);
    expect(list.items).toEqual([body]);
    expect(body.sys).toMatchObject({ id: surf, type: "Media", status: "Published", version: 1 });
    expect(body.sys).not.toHaveProperty("contentType");
    expect(body.fields).toEqual({
      title: { "en-US": "Surf", "ko-KR": "파도" },
      description: {},
      file: {
        "en-US": {
          fileName: "surf.webp",
          contentType: "image/webp",
          mimeGroups: ["Image"],
          state: "PROCESSED",
          detail: { size: expect.any(Number), image: { width: 1600, height: 1067 } },
          url: `${space.service.url}${file}`,
        },
      },
    });
    expect(body.metadata).toEqual({ tags: [] });
  });

  test("are 404 where there is none, or where the role does not open it", async () => {
    expect((await space.call("ada", "/spaces/demo/media/nothing")).status).toBe(404);
    expect((await space.call("olga", `/spaces/demo/media/${surf}`)).status).toBe(404);
    expect((await space.call(undefined, `/spaces/demo/media/${surf}`)).status).toBe(401);
  });
});

describe("delivery", () => {
  test("gives the bytes to anybody who has the address, to keep for good, with nothing that could run", async () => {
    const { status, body, headers } = await space.call(undefined, file);
    expect(status).toBe(200);
    expect(body.subarray(8, 12).toString()).toBe("WEBP");
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(body.length),
      etag: expect.stringMatching(/^"[\w-]+"$/),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "sandbox; default-src 'none'",
    });
  });

  test("says 304 to who has these bytes already", async () => {
    const etag = String((await space.call(undefined, file)).headers.etag);
    const again = await space.call(undefined, file, { headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await space.call(undefined, file, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test.each([
    `/files/demo/${surf}/ko-KR/surf.webp`,
    `/files/demo/${surf}/en-US/moon.webp`,
    `/files/demo/${surf}/en-US/..%2Fmoon.webp`,
    `/files/demo/${surf}/en-US/%2e%2e%2f%2e%2e%2fdemo.ts`,
    `/files/demo/${surf}/__proto__/surf.webp`,
    `/files/other/${surf}/en-US/surf.webp`,
    "/files/demo/nothing/en-US/surf.webp",
  ])("%s is 404", async (path) => {
    const { status, body } = await space.call(undefined, path);
    expect([status, body.sys.id]).toEqual([404, "NotFound"]);
  });

  test.each([
    "../../package.json",
    "demo/../demo.ts",
    "/etc/passwd",
    "a/../../b",
    "demo/.",
    "",
    "a\\b",
    "no-such-file",
  ])("a storageKey like %j leads nowhere", async (storageKey) => {
    const { db } = space.service.context;
    const row = await db.selectFrom("media").selectAll().where("id", "=", surf).executeTakeFirstOrThrow();
    const entry = { ...(row.fields.file?.["en-US"] as object), storageKey };
    const id = "badkey";
    await db.deleteFrom("media").where("id", "=", id).execute();
    await db
      .insertInto("media")
      .values({ ...row, id, tags: "[]", fields: JSON.stringify({ file: { "en-US": entry } }) })
      .execute();
    expect((await space.call(undefined, `/files/demo/${id}/en-US/surf.webp`)).status).toBe(404);
    await db.deleteFrom("media").where("id", "=", id).execute();
  });
});
