import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import {
  at,
  expectDateTime,
  expectDone,
  expectEqual,
  expectError,
  expectRefer,
  expectRefused,
  expectStatus,
  listAt,
  textAt,
} from "./expect.ts";
import {
  createMedia,
  entryPath,
  mediaBody,
  pictureHeight,
  pictureWidth,
  processedMedia,
  uploadedId,
  withMedia,
} from "./media.ts";
import { request } from "./request.ts";
import type { Space } from "./space.ts";

const entryOf = async (space: Space) => at((await processedMedia(space)).processed, entryPath(space));

/** `seed.md`, "Media", a row each. */
const rows: Record<string, (media: unknown, space: Space) => void> = {
  "sys.type is Media": (media) => expectEqual(at(media, "sys.type"), "Media", "sys.type"),
  "it has no contentType": (media) => expectEqual(at(media, "sys.contentType"), undefined, "sys.contentType"),
  "sys.space is a Refer<Space>": (media) => expectRefer(at(media, "sys.space"), "Space", "sys.space"),
  "sys.createdBy is a Refer<ServiceUser>": (media) =>
    expectRefer(at(media, "sys.createdBy"), "ServiceUser", "sys.createdBy"),
  "sys.publish has version, at, firstAt, counter, by": (media) => {
    for (const name of ["version", "counter"]) {
      assert.ok(Number.isInteger(at(media, `sys.publish.${name}`)), `${name} is not an integer`);
    }
    for (const name of ["at", "firstAt"]) expectDateTime(at(media, `sys.publish.${name}`), name);
    expectRefer(at(media, "sys.publish.by"), "ServiceUser", "sys.publish.by");
  },
  "sys.status is Published": (media) => expectEqual(at(media, "sys.status"), "Published", "sys.status"),
  "sys.version is an integer": (media) => assert.ok(Number.isInteger(at(media, "sys.version"))),
  "metadata.tags is present": (media) => listAt(media, "metadata.tags"),
  "fields.title is a locale map": (media, space) =>
    expectEqual(at(media, `fields.title.${space.locale}`), "Contract", "the title"),
  "fields.file is a locale map of file entries": (media, space) =>
    expectEqual(at(media, `${entryPath(space)}.fileName`), "contract.png", "fileName"),
};

const mediaTable = shown(
  "Media: the rows of its table",
  Object.fromEntries(
    Object.entries(rows).map(([asks, judge]) => [
      asks,
      async (space: Space) => judge((await processedMedia(space)).processed, space),
    ]),
  ),
);

const processing: Check[] = [
  ...shown("After processing, the entry also holds url, mimeGroups and detail", {
    "url is a web address": async (space) => assert.match(textAt(await entryOf(space), "url"), /^https?:/),
    "mimeGroups has Image": async (space) =>
      assert.ok(listAt(await entryOf(space), "mimeGroups").includes("Image")),
    contentType: async (space) =>
      expectEqual(at(await entryOf(space), "contentType"), "image/png", "contentType"),
    "detail.size is an integer": async (space) =>
      assert.ok(Number.isInteger(at(await entryOf(space), "detail.size"))),
    "detail.image has width and height": async (space) => {
      const entry = await entryOf(space);
      expectEqual(at(entry, "detail.image.width"), pictureWidth, "width");
      expectEqual(at(entry, "detail.image.height"), pictureHeight, "height");
    },
    "url delivers the file": async (space) => {
      const answer = await request("GET", textAt(await entryOf(space), "url"));
      expectStatus(answer, 200);
      assert.match(answer.headers.get("content-type") ?? "", /^image\/png/);
    },
  }),
  ...decided("Media processing: PROCESSING without url after create, then PROCESSED", {
    "right after create": async (space) => {
      const { created } = await processedMedia(space);
      const state = at(created, `${entryPath(space)}.state`);
      assert.ok(state === "PROCESSING" || state === "PROCESSED", `state is ${state}`);
      if (state === "PROCESSING") expectEqual(at(created, `${entryPath(space)}.url`), undefined, "url");
    },
    "in the end": async (space) => expectEqual(at(await entryOf(space), "state"), "PROCESSED", "state"),
  }),
];

const refused: Check[] = [
  ...decided("ACMA: create Media: what does not fit is 422", {
    "a state that is not PENDING": async (space) =>
      expectError(await createMedia(space, { state: "PROCESSED" }), 422, "ValidationFailed"),
    "a url of one's own": async (space) =>
      expectError(await createMedia(space, { url: "https://x.example/a.png" }), 422, "ValidationFailed"),
    "no file": async (space) =>
      expectError(await space.asMember("createMedia", { json: { fields: {} } }), 422, "ValidationFailed"),
    "a locale that is not there": async (space) => {
      const file = Object(mediaBody(space, await uploadedId(space)).fields.file)[space.locale];
      const json = { fields: { file: { "xx-XX": file } } };
      expectError(await space.asMember("createMedia", { json }), 422, "ValidationFailed");
    },
  }),
  ...decided("An Upload that a Media took cannot be taken again: 409 UploadTaken", {
    "the second Media": async (space) => {
      const json = mediaBody(space, await uploadedId(space));
      expectDone(await space.asMember("createMedia", { json }));
      expectError(await space.asMember("createMedia", { json }), 409, "UploadTaken");
    },
  }),
  ...decided("Another member's Upload is 404, as one that is not there", {
    "linus takes ada's": async (space) =>
      expectError(
        await space.asOther("createMedia", { json: mediaBody(space, await uploadedId(space)) }),
        404,
        "NotFound",
      ),
    "one that is not there": async (space) =>
      expectError(
        await space.asMember("createMedia", { json: mediaBody(space, "no-such") }),
        404,
        "NotFound",
      ),
  }),
];

export const acmaMedia: Check[] = [
  ...mediaTable,
  ...processing,
  ...shown("Rule 2: fields.file.<locale>.mimeGroups=Image", {
    "the picture is on the list": async (space) => {
      const id = at((await processedMedia(space)).processed, "sys.id");
      const query = `${entryPath(space)}.mimeGroups=Image&order=-sys.createdAt&limit=100`;
      const { body } = await space.asMember("listMedia", { query });
      assert.ok(
        listAt(body, "items").some((item) => at(item, "sys.id") === id),
        "it is not",
      );
    },
  }),
  ...decided("ACMA: update Media: fields.file may be left out: unchanged", {
    "another title": async (space) =>
      withMedia(space, async (mediaId, media) => {
        const json = { fields: { title: { [space.locale]: "Two" } } };
        const answer = await space.asMember("updateMedia", { path: { mediaId }, json });
        expectStatus(answer, 200);
        expectEqual(at(answer.body, `fields.title.${space.locale}`), "Two", "the title");
        expectEqual(at(answer.body, `${entryPath(space)}.fileName`), "contract.png", "fileName");
        assert.ok(Number(at(answer.body, "sys.version")) > Number(at(media, "sys.version")));
      }),
    "an old version is 409": async (space) =>
      withMedia(space, async (mediaId) => {
        const json = { fields: { title: { [space.locale]: "Two" } } };
        const headers = { "x-service-version": "999" };
        expectError(
          await space.asMember("updateMedia", { path: { mediaId }, json, headers }),
          409,
          "VersionMismatch",
        );
      }),
  }),
  ...shown("Delete on ACMA: Media too", {
    "it is gone": async (space) =>
      withMedia(space, async (mediaId) => {
        const answer = await space.asMember("deleteMedia", { path: { mediaId } });
        assert.ok(answer.status >= 200 && answer.status < 300, `answered ${answer.status}`);
        expectRefused(await space.asMember("readMedia", { path: { mediaId } }));
      }),
    "not another member's": async (space) =>
      withMedia(space, async (mediaId) =>
        expectRefused(await space.asOther("deleteMedia", { path: { mediaId } })),
      ),
  }),
  ...decided("ACMA: delete Media → 204; read Media that is not there: 404", {
    delete: async (space) =>
      withMedia(space, async (mediaId) =>
        expectStatus(await space.asMember("deleteMedia", { path: { mediaId } }), 204),
      ),
    read: async (space) =>
      expectError(await space.asMember("readMedia", { path: { mediaId: "no-such" } }), 404, "NotFound"),
  }),
  ...refused,
];
