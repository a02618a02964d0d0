import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { plainBody, plainPath, withPlain } from "./content.ts";
import { at, expectDone, expectEqual, expectError, expectStatus, listAt } from "./expect.ts";
import type { Space } from "./space.ts";

const update = (space: Space, contentId: string, text: string, headers: Record<string, string> = {}) =>
  space.asMember("updateContent", { path: { contentId }, json: plainBody(space, text), headers });

/** The Content after an update, which its answer need not have. */
async function updated(space: Space, contentId: string, text: string): Promise<unknown> {
  expectDone(await update(space, contentId, text));
  return (await space.asMember("readContent", { path: { contentId } })).body;
}

export const acmaVersions: Check[] = [
  ...shown("Versioning: sys.version is an integer that increases by 1 with every change", {
    "after an update": async (space) =>
      withPlain(space, async (contentId, content) => {
        const before = Number(at(content, "sys.version"));
        const body = await updated(space, contentId, "Two");
        expectEqual(at(body, "sys.version"), before + 1, "sys.version");
      }),
  }),
  ...shown("Content: sys.publish is the publish history", {
    "the counter counts an update": async (space) =>
      withPlain(space, async (contentId, content) => {
        const body = await updated(space, contentId, "Two");
        expectEqual(
          at(body, "sys.publish.counter"),
          Number(at(content, "sys.publish.counter")) + 1,
          "counter",
        );
        expectEqual(at(body, "sys.publish.firstAt"), at(content, "sys.publish.firstAt"), "firstAt");
      }),
    "createdAt and createdBy stay": async (space) =>
      withPlain(space, async (contentId, content) => {
        const body = await updated(space, contentId, "Two");
        expectEqual(at(body, "sys.createdAt"), at(content, "sys.createdAt"), "sys.createdAt");
        expectEqual(at(body, "sys.createdBy"), at(content, "sys.createdBy"), "sys.createdBy");
      }),
  }),
  ...decided("ACMA: update Content with {fields, metadata?} (whole) → 200", {
    "what is sent is there": async (space) =>
      withPlain(space, async (contentId) => {
        const answer = await update(space, contentId, "Two");
        expectStatus(answer, 200);
        expectEqual(at(answer.body, plainPath(space)), "Two", plainPath(space));
      }),
    "one that is not there is 404": async (space) =>
      expectError(await update(space, "no-such", "x"), 404, "NotFound"),
  }),
  ...decided("ACMA: delete Content → 204", {
    "without a body": async (space) =>
      withPlain(space, async (contentId) => {
        const answer = await space.asMember("deleteContent", { path: { contentId } });
        expectStatus(answer, 204);
        assert.equal(answer.text, "");
      }),
    "the second time it is 404": async (space) =>
      withPlain(space, async (contentId) => {
        await space.asMember("deleteContent", { path: { contentId } });
        expectError(await space.asMember("deleteContent", { path: { contentId } }), 404, "NotFound");
      }),
  }),
  ...decided("Versions: an update may carry X-Service-Version; not current: 409 VersionMismatch", {
    "the current one is taken": async (space) =>
      withPlain(space, async (contentId, content) =>
        expectStatus(
          await update(space, contentId, "Two", { "x-service-version": String(at(content, "sys.version")) }),
          200,
        ),
      ),
    "an old one is refused, with the current sys.version in details": async (space) =>
      withPlain(space, async (contentId, content) => {
        await update(space, contentId, "Two");
        const version = Number(at(content, "sys.version"));
        const answer = await update(space, contentId, "Three", { "x-service-version": String(version) });
        expectError(answer, 409, "VersionMismatch");
        assert.ok(JSON.stringify(listAt(answer.body, "details")).includes(String(version + 1)));
      }),
    "without the header the last one wins": async (space) =>
      withPlain(space, async (contentId) => {
        await update(space, contentId, "Two");
        expectStatus(await update(space, contentId, "Three"), 200);
      }),
  }),
];
