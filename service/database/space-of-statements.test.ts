import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { sweepExpired } from "#service/auth/sweep.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { recordStatements } from "#service/database/record-statements-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { spacelessStatements } from "#service/database/spaceless-statements-for-tests.ts";
import { forgetWrites } from "#service/query/forget-writes.ts";
import { partitionName } from "#service/query/list-partition.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";
import { sweepUploads } from "#service/upload/remove-uploads.ts";

let space: SpaceForTests;
const { texts, stop: stopRecording } = recordStatements();
beforeAll(async () => {
  space = await openSpaceOnPostgres();
}, 60_000);
afterAll(async () => {
  stopRecording();
  await space.close();
});

test("every statement of requests and sweeps names the Space whose rows it reads or writes", async () => {
  texts.length = 0;
  const note = { method: "POST", body: { fields: { title: { "en-US": "Note" } } } } as const;
  const { body } = await space.call("ada", "/spaces/demo/content-types/note/contents", note);
  const own = `/spaces/demo/contents/${body.sys.id}`;
  const lists = ["contents", "media", "content-types/note/contents"];
  for (const list of lists) {
    for (const query of [
      "",
      "?include=3&order=-sys.updatedAt",
      "?sys.search=surf",
      "?sys.createdBy.sys.id=x",
      "?limit=1&skip=1",
    ]) {
      expect((await space.call("ada", `/spaces/demo/${list}${query}`)).status).toBeLessThan(500);
    }
  }
  await space.call("ada", "/me");
  await space.call("ada", "/me", { method: "PATCH", body: { nickname: "A" } });
  await space.call("ada", `${own}?include=1`);
  await space.call("ada", own, { method: "PUT", body: note.body });
  await space.call("ada", own, { method: "DELETE" });
  await space.call("ada", `/spaces/demo/media/${demoId("media", "surf")}`);
  await space.call("ada", `/spaces/demo/media/${demoId("media", "surf")}`, { method: "DELETE" });
  const { context, app } = space.service;
  const cma = await issueCmaToken(context.db, { email: "grace@example.com", now: context.clock(), days: 1 });
  for (const path of [
    "content-types",
    "space-memberships?include=1",
    "service-login",
    "service-user-roles",
  ]) {
    const headers = { authorization: `Bearer ${cma?.token}` };
    expect((await app.inject({ url: `/cma/v1/spaces/demo/${path}`, headers })).statusCode).toBe(200);
  }
  await sweepExpired(context);
  await sweepUploads(context);
  await forgetWrites(context);
  await updateVocabularies(context.unlimited, context.closing);
  const all = [...new Set(texts)];
  expect(all.length).toBeGreaterThan(50);
  expect(await spacelessStatements(context.db, all)).toEqual([]);

  // A partition has the Contents of one type of one Space; no statement reads the table of all of them.
  const partitions = await context.db
    .selectFrom("listed_type")
    .select("number")
    .where("space_id", "=", "demo")
    .where("content_type_id", "=", "note")
    .execute();
  const named = all.flatMap((text) => text.match(/listed_content\w*/g) ?? []);
  expect([...new Set(named)]).toEqual(partitions.map(({ number }) => partitionName(number)));
});
