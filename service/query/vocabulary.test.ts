import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import { openPartition } from "#service/query/list-partition.ts";
import { searchedText, wordsOf } from "#service/query/searched-text.ts";

const spaces: SpaceForTests[] = [];
beforeAll(async () => {
  spaces.push(await openSpaceForTests(), await openSpaceOnPostgres());
  for (const space of spaces) await writeEssays(space);
}, 120_000);
afterAll(async () => {
  for (const space of spaces) await space.close();
});

/** As it is meant, and as it is written. */
const misspelt = `
  harbour habrour, lighthouse lighthuose, breakwater braekwater, barnacle barncale, estuary estaury,
  horizon hroizon, current curernt, mainland mianland, anchor acnhor, tide tdie,
  cormorant cormrant, limestone limstone, sandpiper sanpiper, mudflat mudfat, seaweed seawed,
  ferries ferreis, driftwood drifwood, jellyfish jelyfish, typhoon tyhoon, sediment sedimnt,
  lagoon lagooon, peninsula penninsula, oyster oyyster, gravel gravvel, pebble pebbble,
  shoreline shorelinee, starfish starrfish, mooring moooring, buoys buoyys, channel channnel,
  storm stirm, coral corak, kelpbed kelpbad, granite granide, plover plower,
  causeway cauzeway, archipelago archipelaga, monsoon minsoon, ripple rapple, salinity salinaty,
  маяк мяак, Küste Kütse, plage plaeg,
  갈매기 갈매귀, 등대지기 등대시기, 해수욕장 해수욕짱, 도요새 도오새
`
  .trim()
  .split(/,\s+/)
  .map((pair) => pair.split(" "))
  .map(([meant = "", written = ""]) => ({ meant, written }));

const fields: ContentTypeField[] = [
  { apiName: "title", name: "Title", type: "Text", localized: true },
  { apiName: "text", name: "Text", type: "LongText", searchable: true, localized: true },
];
const type = { spaceId: "demo", contentTypeId: "essay" };
const list = "/spaces/demo/content-types/essay/contents";

/** Every other word is in a title, the others are in texts, each in an essay of its own. */
async function writeEssays({ service: { context }, memberId }: SpaceForTests): Promise<void> {
  const { db } = context;
  const row = { space_id: "demo", name: "Essay", id: "essay", display_field: "title" };
  await db
    .insertInto("content_type")
    .values({ ...row, fields: JSON.stringify(fields) })
    .execute();
  await indexContentType(db, type);
  for (const [index, { meant }] of misspelt.entries()) {
    const localized = (text: string) => ({ [index % 3 === 0 ? "ko-KR" : "en-US"]: text });
    const words =
      index % 2 === 0 ? { title: meant, text: "of" } : { title: "of", text: `By the ${meant}, at` };
    await insertEssay(db, memberId("ada"), `e${index}`, {
      title: localized(words.title),
      text: localized(words.text),
    });
  }
  await insertEssay(db, memberId("ada"), "korean", {
    title: { "ko-KR": "바닷가물때표" },
    text: { "ko-KR": "등대지기와 3월의 갈매기떼, 東京湾の潮 น้ำทะเล" },
  });
  await insertEssay(db, memberId("ada"), "long", { text: { "ko-KR": `${"파도 ".repeat(30_000)}끝물때에` } });
}

async function insertEssay(db: Kysely<Database>, by: string, id: string, texts: object): Promise<void> {
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    values ('demo', ${id}, 'essay', '[]', ${JSON.stringify(texts)}::text::jsonb, 1, 1, 1, now(), now(), ${by}, ${by}, ${by}, now(), now())`.execute(
    db,
  );
}

describe.each([
  ["PGlite", 0],
  ["PostgreSQL", 1],
])("on %s", (_, which) => {
  const open = () => spaces[which] as SpaceForTests;
  const search = async (text: string, path = list) => {
    const query = `sys.search=${encodeURIComponent(text)}&order=sys.search`;
    const { status, body } = await open().call("ada", `${path}?${query}`, {
      headers: { "X-Service-Advanced-Search": "true" },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return {
      ids: body.items.map(({ sys }: { sys: { id: string } }) => sys.id),
      sections: body.search.sections,
    };
  };

  test("the intended word is found for every misspelt one, in titles and in texts", async () => {
    expect(misspelt.length).toBeGreaterThan(40);
    await search("habrour");
    const found = await Promise.all(misspelt.map(({ written }) => search(written)));
    for (const [index, { ids, sections }] of found.entries()) {
      const { written } = misspelt[index] ?? {};
      expect(ids, written).toContain(`e${index}`);
      expect(Object.keys(sections), written).toEqual(["similar"]);
    }
  }, 60_000);

  test.each([
    ["물때", ["korean", "long"]],
    ["닷가", ["korean"]],
    ["때", ["korean", "long"]],
    ["지기와", ["korean"]],
    ["3월", ["korean"]],
    ["떼,", ["korean"]],
    ["京湾", ["korean"]],
    ["湾の潮", ["korean"]],
    ["น้ำ", ["korean"]],
    ["가물 등대", ["korean"]],
    ["와등", []],
    ["표등", []],
  ])("“%s” is found at any place: %j", async (text, expected) => {
    expect((await search(text)).ids.sort()).toEqual(expected);
  });

  test("words are looked up in the index, however few the texts are", async () => {
    const { db } = open().service.context;
    const partition = await openPartition(db, type);
    const words = wordsOf(searchedText(["text", "ko-KR"]));
    const { rows } = await sql`
      explain select id from ${sql.table(partition?.table ?? "")} where ${words} @@ 'sea'::tsquery`.execute(
      db,
    );
    expect(JSON.stringify(rows)).toContain("Bitmap Index Scan");
    const workers = await sql`select proparallel from pg_proc where proname = 'atrium_words'`.execute(db);
    expect(workers.rows).toEqual([{ proparallel: "r" }]);
  });

  test("a similar word stands beside one that is contained, and between signs", async () => {
    expect((await search("the habrour,")).ids).toEqual([]);
    expect((await search("(lighthuose), the")).ids).toEqual(["e1"]);
    expect((await search("갈매귀 東京")).ids).toEqual(["korean"]);
  });

  test("titles and names of files of Media have a vocabulary too", async () => {
    const { ids, sections } = await search("sruf", "/spaces/demo/media");
    expect([ids, sections]).toEqual([[demoId("media", "surf")], { similar: 1 }]);
  });

  test("Contents that are there before a type has an index for searches are read", async () => {
    const { db } = open().service.context;
    await sql`delete from vocabulary where content_type_id = 'essay'`.execute(db);
    expect((await search("lighthuose")).ids).toEqual([]);
    // Without them, what was queued may have been lost, too.
    const define = (written: ContentTypeField[]) =>
      db
        .updateTable("content_type")
        .set({ fields: JSON.stringify(written) })
        .where("id", "=", type.contentTypeId)
        .execute();
    await define([]);
    await indexContentType(db, type, { dropObsolete: true });
    await define(fields);
    await indexContentType(db, type);
    expect((await search("lighthuose")).ids).toEqual(["e1"]);
  });

  test("a write is queued for this version only, in the same transaction", async () => {
    const { db } = open().service.context;
    await search("lighthuose");
    const failing = db.transaction().execute(async (transaction) => {
      await insertEssay(transaction, "x", "gone", { title: { "en-US": "Meadow" } });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from unread_item where content_type_id = 'essay')::int
        + (select count(*) from unread_content)::int as left`.execute(db);
    expect(rows[0]?.left).toBe(0);
  });
});
