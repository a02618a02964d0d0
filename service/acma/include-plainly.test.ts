import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainReader } from "#service/acma/plain-include-for-tests.ts";
import { refer } from "#service/acma/refer.ts";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { applySelect, parseSelect } from "#service/query/select.ts";
import { inWhole } from "../../scripts/test/whole.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const size = 6;
const at = fc.nat(size - 1);
const idOf = (index: number) => `web${index}`;
const surf = demoId("media", "surf");

/** To one of the web, to Media, or to what is not there. */
const aRefer = fc.oneof(
  { weight: 6, arbitrary: at.map((index) => refer("Content", idOf(index))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(refer("Media", surf), refer("Content", surf), refer("Content", "gone")),
  },
);
const one = fc.record({
  type: fc.constantFrom("article", "article", "note"),
  by: fc.constantFrom<MemberKey>("ada", "olga"),
  text: fc.constantFrom<string>("one", "둘 \u2028", '"}', "\\n"),
  place: fc.option(aRefer),
  related: fc.array(aRefer, { maxLength: 4 }),
});
type One = typeof one extends fc.Arbitrary<infer Value> ? Value : never;

/** Notes have a field that looks like a Refer and is none. */
function columnsOf({ by, text, place, related }: One) {
  const us = (value: unknown) => ({ "en-US": value });
  const fields = { title: us(text), text: us(text), data: us(place), related: us(related), place: us(place) };
  return { created_by: space.memberId(by), fields: JSON.stringify(fields) };
}

async function insert(index: number, content: One): Promise<void> {
  const by = space.memberId("linus");
  const now = new Date();
  const moments = { created_at: now, updated_at: now, publish_at: now, publish_first_at: now };
  const numbers = { version: 1, publish_version: 1, publish_counter: 1 };
  await space.service.context.db
    .insertInto("content")
    .values({
      ...columnsOf(content),
      ...moments,
      ...numbers,
      space_id: "demo",
      content_type_id: content.type,
      id: idOf(index),
      tags: "[]",
      publish_by: by,
      updated_by: by,
    })
    .execute();
}

/** None of them through the service: whatever another process writes is shown by the next answer. */
const write = fc.oneof(
  fc.tuple(at, one).map(([index, content]) => async () => {
    await space.service.context.db
      .updateTable("content")
      .set(columnsOf(content))
      .where("id", "=", idOf(index))
      .execute();
  }),
  fc.tuple(at, one).map(([index, content]) => async () => {
    await space.service.context.db.deleteFrom("content").where("id", "=", idOf(index)).execute();
    await insert(index, content);
  }),
  at.map((index) => async () => {
    await space.service.context.db.deleteFrom("content").where("id", "=", idOf(index)).execute();
  }),
  fc.constantFrom("A", "나").map((nickname) => async () => {
    await space.service.context.db.updateTable("service_user").set({ nickname }).execute();
  }),
  fc.constantFrom("Sea", "바다").map((title) => async () => {
    await sql`update media set fields = jsonb_set(fields, '{title,en-US}', to_jsonb(${title}::text))`.execute(
      space.service.context.db,
    );
  }),
  // Every row moves to another place in its table.
  fc.constant(async () => {
    await sql`cluster content using content_pkey`.execute(space.service.context.db);
  }),
  fc.constant(async () => {
    // In the order of the other end.
    await sql`update content_type set fields = (select jsonb_agg(field order by n desc)
      from jsonb_array_elements(fields) with ordinality as fields (field, n))`.execute(
      space.service.context.db,
    );
  }),
);

const request = fc.record({
  member: fc.constantFrom<MemberKey>("ada", "rhea", "olga"),
  depth: fc.integer({ min: 0, max: 3 }),
  from: at,
  isList: fc.boolean(),
  select: fc.constantFrom(
    "",
    "fields.place.en-US.sys,sys.createdBy.nickname",
    "-fields.related,-sys.updatedBy.sys",
  ),
});
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

async function get(member: MemberKey, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${space.accessToken(member)}` };
  const { body } = await space.service.app.inject({ url: `/acma/v1/spaces/demo${path}`, headers });
  return body;
}

async function compare({ member, depth, from, isList, select }: Request): Promise<void> {
  const read = await plainReader(space, member);
  if (!isList) {
    const answer = await get(member, `/contents/${idOf(from)}?include=${depth}`);
    if (JSON.parse(answer).sys.type !== "Error") expect(answer).toBe(JSON.stringify(read(idOf(from), depth)));
    return;
  }
  const query = `include=${depth}&order=sys.id${select && `&select=${select}`}`;
  const answer = await get(member, `/content-types/article/contents?${query}`);
  const list = JSON.parse(answer);
  const selection = parseSelect(select || undefined);
  const items = list.items.map(({ sys }: { sys: { id: string } }) => {
    const shown = JSON.parse(JSON.stringify(read(sys.id, depth)));
    return selection ? applySelect(shown, selection) : shown;
  });
  expect(answer).toBe(JSON.stringify({ ...list, items }));
}

test("include returns the current resources byte for byte, also after writes past the service", {
  timeout: 120_000,
}, async () => {
  const web = fc.array(one, { minLength: size, maxLength: size });
  const steps = fc.array(fc.tuple(write, request), { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(web, steps, async (contents, all) => {
      await space.service.context.db.deleteFrom("content").where("id", "like", "web%").execute();
      for (const [index, content] of contents.entries()) await insert(index, content);
      for (const [writeIt, requested] of all) {
        await compare(requested);
        await writeIt();
        await compare(requested);
      }
    }),
    { numRuns: inWhole(100, 6) },
  );
});

test("a web of Contents ends after 5,000 replacements", async () => {
  const all = Array.from({ length: 20 }, (_, index) => refer("Content", idOf(index)));
  await space.service.context.db.deleteFrom("content").where("id", "like", "web%").execute();
  for (const index of all.keys())
    await insert(index, { type: "article", by: "ada", text: "one", place: null, related: all });
  const answer = await get("ada", `/contents/${idOf(0)}?include=3`);
  expect(answer.split('"status":"Published"').length - 1).toBe(5001);
  expect(answer).toBe(JSON.stringify((await plainReader(space, "ada"))(idOf(0), 3)));
});

test("a list of one long Content ends after 32 MiB of replacements", async () => {
  const mebibyte = 1024 * 1024;
  await space.service.context.db.deleteFrom("content").where("id", "like", "web%").execute();
  const related = Array.from({ length: 20 }, () => refer("Content", idOf(0)));
  await insert(0, { type: "article", by: "ada", text: "w".repeat(3 * mebibyte), place: null, related: [] });
  await insert(1, { type: "article", by: "ada", text: "one", place: null, related });
  const answer = await get("ada", `/contents/${idOf(1)}?include=1`);
  expect(Math.round(answer.length / mebibyte)).toBe(30);
});
