import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { compilePage } from "#service/query/read-page.ts";
import { chooseReading } from "#service/query/reading.ts";

const many = 5_000;

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
  const { db } = space.service.context;
  const by = space.memberId("ada");
  const at = sql`now() - (n * 7919 % ${sql.lit(many)}) * interval '1 minute'`;
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', 'm' || n, 'note', '[]', '{}', 1, 1, 1, ${at}, ${at}, ${by}, ${by}, ${by}, ${at}, ${at}
    from generate_series(1, ${many}::int) n`.execute(db);
  await sql`
    insert into media (space_id, id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', 'm' || n, '[]', '{}', 1, 1, 1, ${at}, ${at}, ${by}, ${by}, ${by}, ${at}, ${at}
    from generate_series(1, ${many}::int) n`.execute(db);
  await sql`analyze content, media`.execute(db);
}, 120_000);
afterAll(() => space.close());

const places = {
  type: { table: "content", within: sql<boolean>`(space_id = 'demo' and content_type_id = 'note')` },
  flat: { table: "content", within: sql<boolean>`(space_id = 'demo')` },
  media: { table: "media", within: sql<boolean>`(space_id = 'demo')` },
} as const;

/** How the database reads the first page of a list. */
async function planOf(place: keyof typeof places, query: string): Promise<string> {
  const resource = place === "media" ? ("Media" as const) : ("Content" as const);
  const listed = {
    ...{ identity: [], resource, fields: () => undefined },
    ...{ readable: sql<boolean>`true`, advancedSearch: false },
  };
  const { compiled } = openList(parseListParameters(new URLSearchParams(query)), listed, "secret");
  const reading = chooseReading(compiled, {
    ...{ matching: many, upTo: many, expected: many },
    kept: { total: many, changes: 0, snapshot: null },
  });
  const page = compilePage({ ...places[place], kept: sql`'[1, 1, null]'::text` }, compiled, reading);
  const { rows } = await sql`explain ${page}`.execute(space.service.context.db);
  return JSON.stringify(rows);
}

test.each([
  ["type", "content_space_id_content_type_id_publish_at_id"],
  ["flat", "content_space_id_publish_at_id"],
  ["media", "media_space_id_publish_at_id"],
] as const)("what was published last is read along an index: %s", async (place, index) => {
  for (const order of ["-sys.publish.at", "sys.publish.at"]) {
    for (const query of [`order=${order}`, `order=${order}&sys.version[gte]=1`]) {
      const plan = await planOf(place, query);
      expect(plan).toContain(index);
      expect(plan).not.toContain("Seq Scan");
      // Those of one moment alone are put in order; a sort of everything is not "incremental".
      expect(plan.replaceAll("Incremental Sort", "")).not.toContain("Sort  (");
    }
  }
});
