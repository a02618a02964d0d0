import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { createService, type Service } from "#service/index.ts";
import { indexOrder } from "#service/query/asked-order.ts";
import { indexContentType, indexEveryType } from "#service/query/content-type-indexes.ts";

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  spaces.push(await openSpaceForTests(), await openSpaceForTests(undefined, postgres.databaseUrl));
});
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

const title: ContentTypeField = { apiName: "title", name: "Title", type: "Text", localized: true };
const text: ContentTypeField = { apiName: "text", name: "Text", type: "LongText", searchable: true };

const ofColumns = ["created_at", "created_by", "publish_at", "tags", "updated_at", "updated_by"];

/** Of the partition of a Content Type, without the beginning that they share. */
async function indexes(space: SpaceForTests, contentTypeId = "note"): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select substr(indexname, length('listed_' || number) + 2) as name
    from pg_indexes join listed_type on tablename = 'listed_content_' || number
    where content_type_id = ${contentTypeId} and indexname !~ '_pkey$'
    order by 1`.execute(space.service.context.db);
  return rows.map(({ name }) => name);
}

const note = { spaceId: "demo", contentTypeId: "note" };

/** What a publication writes. */
async function define(
  space: SpaceForTests,
  fields: ContentTypeField[],
  contentTypeId = "note",
): Promise<void> {
  await space.service.context.db
    .updateTable("content_type")
    .set({ fields: JSON.stringify(fields) })
    .where("id", "=", contentTypeId)
    .execute();
}

async function defineAndIndex(space: SpaceForTests, fields: ContentTypeField[]): Promise<void> {
  await define(space, fields);
  await indexContentType(space.service.context.unlimited, note, { dropObsolete: true });
}

const ofFields = (names: string[]) => names.filter((name) => !ofColumns.includes(name));

describe.each([0, 1])("indexes of a Content Type, database %i", (which) => {
  const open = () => spaces[which] as SpaceForTests;
  const index = (fields: ContentTypeField[]) => defineAndIndex(open(), fields);

  test("are made for the columns, and for each field and locale, once", async () => {
    await index([title, text]);
    const made = await indexes(open());
    expect(made).toEqual(expect.arrayContaining(ofColumns));
    expect(ofFields(made).map((name) => name.replace(/_\w{10}$/, ""))).toEqual([
      "text_en_US",
      "text_en_US",
      "title_en_US",
      "title_en_US",
      "title_ko_KR",
      "title_ko_KR",
    ]);
    await Promise.all([index([title, text]), index([title, text])]);
    expect(await indexes(open())).toEqual(made);
  });

  test("go with their field; those of another type stay", async () => {
    await define(open(), [title], "walk");
    await indexContentType(open().service.context.unlimited, { ...note, contentTypeId: "walk" });
    const before = await indexes(open(), "walk");
    await index([title]);
    expect(ofFields(await indexes(open())).length).toBe(4);
    await index([]);
    expect(await indexes(open())).toEqual(ofColumns);
    expect(await indexes(open(), "walk")).toEqual(before);
  });

  test("have names that PostgreSQL does not cut, and quote whatever a name holds", async () => {
    const long = `a${"b".repeat(60)}`;
    await index([
      { apiName: long, name: long, type: "Integer" },
      { apiName: `${long}c`, name: long, type: "Date", time: true },
      { apiName: "it's", name: "x", type: "Location" },
    ]);
    const made = ofFields(await indexes(open()));
    expect(made.length).toBe(3);
    const digitsOfInteger = 10;
    expect(Math.max(...made.map((name) => `listed__${name}`.length)) + digitsOfInteger).toBeLessThanOrEqual(
      63,
    );
    await index([]);
  });

  test("for the order by a field are made when a list asks for it, and stay", async () => {
    const { context } = open().service;
    await define(open(), [title]);
    await indexContentType(context.unlimited, note);
    const before = await indexes(open());
    const ask = () => indexOrder(context, note, "fields.title.ko-KR");
    await Promise.all([ask(), ask()]);
    const after = await indexes(open());
    expect(after.filter((name) => !before.includes(name))).toEqual([expect.stringMatching(/^title_ko_KR_/)]);
    await index([title]);
    expect(await indexes(open())).toEqual(after);
    await index([]);
  });

  test("of all types are made at once", async () => {
    await indexEveryType(open().service.context.unlimited, { dropObsolete: true });
    expect(ofFields(await indexes(open(), "article")).length).toBeGreaterThan(10);
  });
});

test("on the embedded database other statements get their turn between the indexes", async () => {
  const space = spaces[0] as SpaceForTests;
  const index = (fields: ContentTypeField[]) => defineAndIndex(space, fields);
  await index([]);
  let isDone = false;
  const work = index([title, text]).finally(() => {
    isDone = true;
  });
  const seen = new Set<number>();
  while (!isDone) seen.add((await indexes(space)).length);
  await work;
  expect(seen.size).toBeGreaterThan(2);
  await index([]);
});

describe("while another process works on indexes", () => {
  let other: Kysely<Database>;
  let release = () => {};
  let held: Promise<void>;
  beforeAll(async () => {
    other = openPostgres(postgres.databaseUrl, () => undefined);
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    release = resolve;
    held = withAdvisoryLock(other, "atrium content indexes", () => {
      begin();
      return over;
    });
    await begun;
  });
  afterAll(async () => {
    release();
    await held;
    await other.destroy();
  });

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Another service on the same database, and what it warns of. */
  async function openAnother() {
    const warnings: string[] = [];
    const input = { databaseUrl: postgres.databaseUrl, dataDir: "memory://", demoSpace: false, port: 0 };
    const logTo = { write: (line: string) => void warnings.push(line) };
    const service = await createService({ ...input, logLevel: "warn" }, { logTo });
    return { service, warnings };
  }

  async function closesAtOnce(service: Service): Promise<void> {
    await pause(300);
    const begin = performance.now();
    await service.close();
    expect(performance.now() - begin).toBeLessThan(10_000);
  }

  test("a service closes at once, and warns of nothing", async () => {
    const { service, warnings } = await openAnother();
    await closesAtOnce(service);
    expect(warnings).toEqual([]);
  });

  test("a service closes at once although it publishes a Content Type, which stays published", async () => {
    const { service, warnings } = await openAnother();
    await service.listen();
    const { db } = service.context;
    const grant = await issueCmaToken(db, { email: "grace@example.com", now: new Date(), days: 1 });
    const type = await db
      .selectFrom("managed_content_type")
      .select(["id", "version"])
      .where("space_id", "=", "demo")
      .limit(1)
      .executeTakeFirstOrThrow();
    const publishing = fetch(`${service.url}/cma/v1/spaces/demo/content-types/${type.id}/published`, {
      method: "PUT",
      headers: { authorization: `Bearer ${grant?.token}`, "x-service-version": String(type.version) },
    });
    await closesAtOnce(service);
    expect((await publishing).status).toBe(200);
    expect(warnings.join()).toContain("could not be indexed");
  });
});

describe("on PostgreSQL", () => {
  beforeAll(() => define(spaces[1] as SpaceForTests, [title]));
  const open = () => (spaces[1] as SpaceForTests).service.context.unlimited;

  /** As an older version named it: another expression, another name. */
  async function renameOne(): Promise<{ now: string; before: string }> {
    await indexContentType(open(), note, { dropObsolete: true });
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes join listed_type on tablename = 'listed_content_' || number
      where content_type_id = 'note' and indexname ~ '_title_en_US_' limit 1`.execute(open());
    const now = rows[0]?.name ?? "";
    const before = now.replace(/.{10}$/, "0".repeat(10));
    await sql`alter index ${sql.ref(now)} rename to ${sql.ref(before)}`.execute(open());
    return { now, before };
  }

  test("a new index is there before the old one goes, and the old one stays while other versions may run", async () => {
    await sql`create table step (id serial, tag text)`.execute(open());
    await sql`
      create function write_step() returns event_trigger language plpgsql as $$
      begin insert into step (tag) values (tg_tag); end $$`.execute(open());
    await sql`
      create event trigger steps on ddl_command_end when tag in ('CREATE INDEX', 'DROP INDEX')
      execute function write_step()`.execute(open());
    const { now, before } = await renameOne();
    await sql`truncate step`.execute(open());
    await indexContentType(open(), note);
    const names = (await indexes(spaces[1] as SpaceForTests)).join();
    for (const index of [now, before]) expect(names).toContain(index.replace(/^listed_\d+_/, ""));
    await sql`drop index ${sql.ref(now)}`.execute(open());
    await sql`truncate step`.execute(open());
    await indexContentType(open(), note, { dropObsolete: true });
    const { rows } = await sql<{ tag: string }>`select tag from step order by id`.execute(open());
    expect(rows.map(({ tag }) => tag)).toEqual(["CREATE INDEX", "DROP INDEX"]);
    await sql`drop event trigger steps`.execute(open());
  });

  test("an index that is not valid is made again", async () => {
    const { now, before } = await renameOne();
    await sql`alter index ${sql.ref(before)} rename to ${sql.ref(now)}`.execute(open());
    await sql`update pg_index set indisvalid = false where indexrelid = to_regclass(quote_ident(${now}))`.execute(
      open(),
    );
    await indexContentType(open(), note);
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${now}))`.execute(
      open(),
    );
    expect(rows).toEqual([{ valid: true }]);
  });
});
