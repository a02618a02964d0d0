import { expect, test } from "vitest";
import { signIn } from "../../other-space/client-for-tests.ts";
import { startOtherSpace } from "../../other-space/start.ts";
import { Space } from "../space.ts";
import { spaceFileSchema } from "../space-file.ts";
import { findShapes, shapeTable } from "./find-shapes.ts";
import { settingsOf, withSettings } from "./write-settings.ts";

type Options = Parameters<typeof startOtherSpace>[0];

/** What is found of the other Space with these choices. */
async function shapesOf(options: Options) {
  const other = await startOtherSpace(options);
  try {
    const file = spaceFileSchema.parse({
      locales: [{ id: "en" }],
      contentTypes: [{ id: other.typeId("notice"), fields: [{ apiName: "headline", type: "Text" }] }],
    });
    const { accessToken: token } = await signIn(other, "Ada");
    const { spaceId, addresses } = other;
    const space = new Space({ spaceId, addresses, file, embedded: false, token });
    const shapes = await findShapes(space);
    // Found operations are called from then on.
    const { status } = await space.asMember("readContent", {
      path: { contentTypeId: other.typeId("notice"), contentId: "no-such" },
    });
    return { shapes, status };
  } finally {
    await other.stop();
  }
}

test("each choice of the other Space is found, and written as settings", async () => {
  const { shapes, status } = await shapesOf({});
  expect(status).toBe(404);
  const choices = Object.fromEntries(shapes.map(({ point, choice }) => [point, choice]));
  const space = "/spaces/{spaceId}";
  const content = `${space}/content-types/{contentTypeId}/contents/{contentId}`;
  expect(choices).toEqual({
    "update own profile": "PUT /me/profile",
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
    "update Media": `PATCH ${space}/assets/{mediaId}`,
    "delete Media": `DELETE ${space}/assets/{mediaId}`,
    "list published Content of a type": `GET ${space}/delivery/{contentTypeId}`,
    "read published Content": `GET ${space}/delivery/{contentTypeId}/{contentId}`,
    "order, descending": "order=key:desc",
    "limit=101": "200",
    "a filter by an unknown path": "200",
    "advanced search": "no header in the answer",
    "an invalid accessToken": "403, application/problem+json",
    "an invalid exchangeToken": "400, text/html",
    "a Content that is not there": "404, application/problem+json",
    "a body that doesn't fit": "400, application/problem+json",
  });
  const settings = settingsOf(shapes);
  const written = withSettings('{\n  // Mine.\n  "brand": {}\n}\n', settings);
  expect(written).toContain("// Mine.");
  expect(written).toContain('"updateProfile": "PUT /me/profile"');
  expect(written).toContain(`"readPublished": "${space}/delivery/{contentTypeId}/{contentId}"`);
  expect(withSettings(written, settings)).toBe(written);
  expect(shapeTable(shapes)).toMatch(/^ {2}OTHERWISE +update own profile +PUT \/me\/profile$/m);
});

test("a choice that is the decided one needs no setting", async () => {
  const content = "/spaces/{spaceId}/contents/{contentId}";
  const { shapes } = await shapesOf({
    paths: {
      createContent: "POST /spaces/{spaceId}/content-types/{contentTypeId}/contents",
      readContent: `GET ${content}`,
      updateContent: `PUT ${content}`,
      deleteContent: `DELETE ${content}`,
    },
    statuses: { created: 201, updated: 200, deleted: 204, gone: 404, conflict: 409 },
    contentVersion: "inHeader",
    descending: "minus",
    badLimit: "refused",
  });
  const ofContent = shapes.filter(({ point }) => /Content$|Content: |old version|descending/.test(point));
  const otherwise = ofContent.filter(({ isDecided }) => !isDecided).map(({ point }) => point);
  expect(otherwise).toEqual(["read published Content"]);
  expect(ofContent.find(({ point }) => point === "create Content")?.setting).toBeUndefined();
});

test("what isn't at a usual path is told, and what depends on it isn't asked", async () => {
  const { shapes } = await shapesOf({ paths: { createContent: "POST /spaces/{spaceId}/make" } });
  expect(shapes).toContainEqual({
    point: "create Content",
    choice: "not found at a usual path",
    isDecided: false,
  });
  expect(shapes.map(({ point }) => point)).not.toContain("read Content");
});
