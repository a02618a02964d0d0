import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

const ofType = "/spaces/{spaceId}/types/{contentTypeId}/{contentId}";
const settings = {
  endpoints: {
    updateProfile: "PUT /me/profile",
    readContent: ofType,
    updateContent: `PATCH ${ofType}`,
    createContent: "/spaces/{spaceId}/contents",
  },
  conventions: { descending: "key:desc", values: "repeated", location: "longitude,latitude" },
};
const folder = mkdtempSync(join(tmpdir(), "atrium-operations-"));
const spaceFile = join(folder, "space.json");
const morae = readFileSync("lib/space-file/morae.json", "utf8");
writeFileSync(
  spaceFile,
  Object.entries(settings).reduce(
    (text, [name, value]) => applyEdits(text, modify(text, [name], value, {})),
    morae,
  ),
);
process.env.SPACE_FILE = spaceFile;
const { call: callFrom, own, signedIn, space } = await import("#lib/gateway/portal-for-tests.ts");

afterAll(() => rmSync(folder, { recursive: true }));

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const write = (method: string, body: unknown, more: Record<string, string> = {}) => ({
  method,
  headers: { ...own, "content-type": "application/json", ...more },
  body: JSON.stringify(body),
});

async function echoOf(path: string, init: RequestInit = {}) {
  const response = await callFrom(path, init, browser);
  expect(response.status).toBeLessThan(300);
  return (await response.json()).echo;
}

test("an operation is called with the method and path of the Space file", async () => {
  expect(await echoOf("/me", write("PATCH", { nickname: "Ada" }))).toMatchObject({
    method: "PUT",
    path: "/acma/v1/me/profile",
  });
});

test("a PUT of the profile repeats what the page doesn't change", async () => {
  space.interfere = ({ method, path }, response) => {
    if (method !== "GET" || path !== "/acma/v1/me") return false;
    response.end(
      JSON.stringify({ sys: { id: "ada", type: "ServiceUser" }, nickname: "Ada", avatarUrl: null }),
    );
    return true;
  };
  const picture = { avatarUrl: "https://example.com/ada.png" };
  expect(JSON.parse((await echoOf("/me", write("PATCH", picture))).body)).toEqual({
    nickname: "Ada",
    ...picture,
  });
  expect(JSON.parse((await echoOf("/me", write("PATCH", { nickname: "Bo" }))).body)).toEqual({
    nickname: "Bo",
  });
});

test("a profile that can't be read isn't replaced", async () => {
  space.interfere = ({ method, path }, response) => {
    if (method !== "GET" || path !== "/acma/v1/me") return false;
    response.writeHead(503).end();
    return true;
  };
  const response = await callFrom("/me", write("PATCH", { nickname: "Bo" }), browser);
  expect(response.status).toBe(503);
  expect(space.callsTo("/me/profile")).toEqual([]);
});

test("a path below the Content Type gets it from the page's header", async () => {
  const type = { "x-content-type-id": "long%20walk" };
  expect((await echoOf("/spaces/demo/contents/c1", { headers: type })).path).toBe(
    "/acma/v1/spaces/demo/types/long%20walk/c1",
  );
  expect(await echoOf("/spaces/demo/contents/c1", write("PUT", { fields: {} }, type))).toMatchObject({
    method: "PATCH",
  });
});

test.each([{}, { "x-content-type-id": ".." }, { "x-content-type-id": "a%2Fb" }])(
  "without a usable one nothing is called: %j",
  async (headers) => {
    const before = space.calls.length;
    const response = await callFrom("/spaces/demo/contents/c1", { headers }, browser);
    expect(response.status).toBe(404);
    expect(space.calls).toHaveLength(before);
  },
);

test("a create on the flat path names the Content Type in its body", async () => {
  const path = "/spaces/demo/content-types/walk/contents";
  const echo = await echoOf(path, write("POST", { fields: { title: {} } }));
  expect(echo.path).toBe("/acma/v1/spaces/demo/contents");
  expect(JSON.parse(echo.body)).toEqual({
    sys: { contentType: { sys: { id: "walk", type: "Refer", targetType: "ContentType" } } },
    fields: { title: {} },
  });
});

test("a position is written in the form of the Space, and nothing else is", async () => {
  const other = { story: { "en-US": { lon: 1, lat: 2 } }, unknown: { "en-US": { lon: 1, lat: 2 } } };
  const create = write("POST", {
    fields: {
      ...other,
      position: { "en-US": { lon: 128.5, lat: 38.25 }, ko: { lon: 1, lat: 2, height: 3 } },
    },
  });
  const { body } = await echoOf("/spaces/demo/content-types/place/contents", create);
  expect(JSON.parse(body)).toEqual({
    sys: { contentType: { sys: { id: "place", type: "Refer", targetType: "ContentType" } } },
    fields: {
      ...other,
      position: { "en-US": { longitude: 128.5, latitude: 38.25 }, ko: { lon: 1, lat: 2, height: 3 } },
    },
  });
});

test("a value is no position where another type has the field", async () => {
  const update = (contentTypeId: string) =>
    write(
      "PUT",
      { fields: { position: { "en-US": { lon: 1, lat: 2 } } } },
      { "x-content-type-id": contentTypeId },
    );
  const written = async (contentTypeId: string) =>
    JSON.parse((await echoOf("/spaces/demo/contents/c1", update(contentTypeId))).body).fields.position[
      "en-US"
    ];
  expect(await written("place")).toEqual({ longitude: 1, latitude: 2 });
  expect(await written("article")).toEqual({ lon: 1, lat: 2 });
});

test("a query is written in the conventions of the Space", async () => {
  const query = "?order=-sys.createdAt&sys.id[in]=a,b";
  const { path } = await echoOf(`/spaces/demo/content-types/walk/contents${query}`);
  expect(path).toMatch(/\?order=sys\.createdAt%3Adesc&sys\.id%5Bin%5D=a&sys\.id%5Bin%5D=b$/);
});
