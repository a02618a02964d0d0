import { parse } from "jsonc-parser";
import { expect, test } from "vitest";
import { signIn } from "../../other-space/client-for-tests.ts";
import { otherSpaceSettings } from "../../other-space/settings.ts";
import { startOtherSpace } from "../../other-space/start.ts";
import { Space } from "../space.ts";
import { spaceFileSchema } from "../space-file.ts";
import { findShapes, shapeTable } from "./find-shapes.ts";
import type { Shape } from "./shape.ts";
import { missingSettings, withSettings } from "./write-settings.ts";

type Options = Parameters<typeof startOtherSpace>[0];

interface Asked {
  /** Of the Content Type that items are created of. */
  type?: string;
  field?: string;
  endpoints?: Record<string, string>;
  /** Whether the Space file has a field with positions. */
  withPositions?: boolean;
}

/** What is found of the other Space with these choices. */
async function shapesOf(
  options: Options,
  { type = "notice", field = "headline", endpoints = {}, withPositions = false }: Asked = {},
) {
  const other = await startOtherSpace(options);
  try {
    const contentTypeId = other.typeId(type);
    const where = { apiName: "where", type: "Location" };
    const walk = { id: other.typeId("walk"), fields: [{ apiName: "title", type: "Text" }, where] };
    const file = spaceFileSchema.parse({
      locales: [{ id: "en" }],
      contentTypes: [
        { id: contentTypeId, fields: [{ apiName: field, type: "Text" }] },
        ...(withPositions ? [walk] : []),
      ],
      endpoints,
    });
    const { accessToken: token } = await signIn(other, "Ada");
    const { spaceId, addresses, cmaTokens } = other;
    const space = new Space({
      ...{ spaceId, addresses, file, embedded: false, token },
      cmaToken: cmaTokens.grace,
    });
    const shapes = await findShapes(space);
    // Found operations are called from then on.
    const { status } = await space.asMember("readContent", { path: { contentTypeId, contentId: "no-such" } });
    const left = await space.asMember("listContentsOfType", { path: { contentTypeId }, query: "limit=100" });
    const members = await space.asManager("listMemberships");
    return {
      ...{ shapes, status, left, members },
      mediaOrigin: other.origins.media,
      choices: Object.fromEntries(shapes.map(({ point, choice }) => [point, choice])),
    };
  } finally {
    await other.stop();
  }
}

const space = "/spaces/{spaceId}";

const empty = '{\n  // Mine.\n  "brand": {}\n}\n';

const written = (text: string, shapes: readonly Shape[]) => withSettings(text, missingSettings(text, shapes));

test("each choice of the other Space is found, and written as settings", async () => {
  const { shapes, choices, status, mediaOrigin, members } = await shapesOf({}, { withPositions: true });
  expect(status).toBe(404);
  const content = `${space}/content-types/{contentTypeId}/contents/{contentId}`;
  const [delivered, member] = [`${space}/delivery/{contentTypeId}`, `${space}/members/{membershipId}`];
  expect(choices).toEqual({
    "update own profile": "PUT /me/profile",
    "list Content of all types": `GET ${space}/contents`,
    "create Content": `POST ${space}/contents`,
    "create Content: body": "sys.contentType and fields",
    "create Content: status": "200",
    "read Content": `GET ${content}`,
    "update Content": `PATCH ${content}`,
    "update Content: answer": "204, without the Content",
    "update of an old version": "not compared",
    "delete Content": `DELETE ${content}`,
    "delete Content: status": "200",
    "a deleted Content": "410",
    "list Media": `GET ${space}/assets`,
    "create an Upload of raw bytes": `POST ${space}/files`,
    "create an Upload: status": "200",
    "create Media": `POST ${space}/assets`,
    "read Media": `GET ${space}/assets/{mediaId}`,
    "origin of media files": mediaOrigin,
    "update Media": `PATCH ${space}/assets/{mediaId}`,
    "delete Media": `DELETE ${space}/assets/{mediaId}`,
    "list published Content of a type": `GET ${delivered}`,
    "read published Content": `GET ${delivered}/{contentId}`,
    "order, descending": "key:desc",
    "several values of in, nin, all": "repeated",
    "form of a Location": "longitude,latitude",
    "limit=101": "200",
    "a filter by an unknown path": "200",
    "advanced search": "no header in the answer",
    "an invalid accessToken": "403, application/problem+json",
    "an invalid exchangeToken": "400, text/html",
    "a Content that is not there": "404, application/problem+json",
    "a body that doesn't fit": "400, application/problem+json",
    "list Space Memberships": `GET ${space}/members`,
    "list SpaceRoles": `GET ${space}/roles`,
    "find users": "GET /platform-users",
    "read a Space Membership": `GET ${member}`,
    "add a Space Membership": `POST ${space}/members`,
    "update roles": `PUT ${member}`,
    "delete a Space Membership": `DELETE ${member}`,
    "user of a new Space Membership": "sys.user",
  });
  const file = written(empty, shapes);
  expect(file).toContain("// Mine.");
  expect(parse(file)).toEqual({
    brand: {},
    ...otherSpaceSettings,
    media: { origins: [mediaOrigin] },
  });
  expect(missingSettings(file, shapes)).toEqual([]);
  expect(shapeTable(shapes)).toMatch(/^ {2}OTHERWISE +update own profile +PUT \/me\/profile$/m);
  expect(members.body).toMatchObject({ totalCount: 2 });
});

const decided: Options = {
  paths: {
    updateMe: "PATCH /me",
    createContent: `POST ${space}/content-types/{contentTypeId}/contents`,
    readContent: `GET ${space}/contents/{contentId}`,
    updateContent: `PUT ${space}/contents/{contentId}`,
    deleteContent: `DELETE ${space}/contents/{contentId}`,
    listMedia: `GET ${space}/media`,
    createMedia: `POST ${space}/media`,
    readMedia: `GET ${space}/media/{mediaId}`,
    updateMedia: `PUT ${space}/media/{mediaId}`,
    deleteMedia: `DELETE ${space}/media/{mediaId}`,
    upload: `POST ${space}/uploads`,
    deliverContents: `GET ${space}/content-types/{contentTypeId}/contents`,
    deliverContent: `GET ${space}/contents/{contentId}`,
    listMemberships: `GET ${space}/space-memberships`,
    createMembership: `POST ${space}/space-memberships`,
    readMembership: `GET ${space}/space-memberships/{membershipId}`,
    putMembership: `PUT ${space}/space-memberships/{membershipId}`,
    deleteMembership: `DELETE ${space}/space-memberships/{membershipId}`,
    listRoles: `GET ${space}/space-roles`,
    listUsers: "GET /users",
  },
  statuses: { created: 201, updated: 200, deleted: 204, gone: 404, conflict: 409 },
  contentVersion: "inHeader",
  descending: "minus",
  valueLists: "commas",
  membershipUser: "inBody",
};

test("a Space of the decided choices needs no setting but the origin of its media", async () => {
  const { shapes, mediaOrigin } = await shapesOf(decided);
  expect(missingSettings(empty, shapes).map(({ value }) => value)).toEqual([mediaOrigin]);
  const otherwise = shapes.filter(({ isDecided }) => !isDecided).map(({ point }) => point);
  expect(otherwise).toEqual([
    "origin of media files",
    "limit=101",
    "a filter by an unknown path",
    "advanced search",
    "an invalid accessToken",
    "an invalid exchangeToken",
    "a Content that is not there",
    "a body that doesn't fit",
  ]);
});

test("settings that match the Space stay, and others are corrected", async () => {
  const endpoints = {
    createContent: `POST ${space}/make`,
    readContent: `GET ${space}/contents/{contentId}`,
    updateMedia: `${space}/elsewhere/{mediaId}`,
  };
  const { shapes } = await shapesOf(
    { ...decided, paths: { ...decided.paths, createContent: `POST ${space}/make` } },
    { endpoints },
  );
  const conventions = { descending: "key:desc", values: "commas" };
  const before = JSON.stringify({ endpoints, conventions, media: { origins: ["https://one.example"] } });
  expect(parse(written(before, shapes))).toEqual({
    endpoints: { ...endpoints, updateMedia: `${space}/media/{mediaId}` },
    conventions: { ...conventions, descending: "-key" },
    media: { origins: ["https://one.example", expect.stringMatching(/^http:/)] },
  });
});

test("a type without Contents gets two for the conventions, and keeps none", async () => {
  const { choices, left } = await shapesOf({ moreTypes: 1 }, { type: "place-0", field: "title" });
  expect(choices["order, descending"]).toBe("key:desc");
  expect(choices["several values of in, nin, all"]).toBe("repeated");
  expect(left.body).toMatchObject({ items: [] });
});

test("files whose address has no scheme get no setting: the portal doesn't show them", async () => {
  const { choices, shapes } = await shapesOf({ mediaUrls: "withoutScheme" });
  expect(choices["origin of media files"]).toMatch(/^\/\/127.* isn't a whole address$/);
  expect(missingSettings(empty, shapes).filter(({ member }) => member === "media")).toEqual([]);
});

test("an operation that isn't at a usual path is named, and those that depend on it are skipped", async () => {
  const { choices } = await shapesOf({ paths: { createContent: `POST ${space}/make` } });
  expect(choices["create Content"]).toBe("not found at a usual path");
  expect(choices).not.toHaveProperty("read Content");
});

test("an operation that refuses what it is sent is named with its refusal", async () => {
  const { choices } = await shapesOf({}, { field: "body" });
  expect(choices["create Content"]).toMatch(
    /^POST \/spaces\/\{spaceId\}\/contents refuses with 400: \{"type":.*headline/,
  );
});

test("an operation that can't be tried is named with what it needs", async () => {
  const file = spaceFileSchema.parse({ locales: [{ id: "en" }], contentTypes: [] });
  const addresses = { auth: "", cma: "", acma: "", acda: "", upload: "" };
  const shapes = await findShapes(new Space({ spaceId: "x", addresses, file, embedded: false }));
  expect(shapeTable(shapes)).toContain("not known  own profile        needs a member's accessToken: --token");
  expect(shapeTable(shapes)).toContain("not known  Space Memberships  needs a CMA token: --cma-token");
});
