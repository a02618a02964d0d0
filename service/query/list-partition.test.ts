import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { indexContentType, indexEveryType } from "#service/query/content-type-indexes.ts";
import { dropFormerIndexes, formerIndexes } from "#service/query/former-indexes.ts";
import { formerPrefix, indexesOf } from "#service/query/index-definitions.ts";
import { partitionName } from "#service/query/list-partition.ts";
import { notedOrders } from "#service/query/noted-orders.ts";

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  spaces.push(await openSpaceForTests(), await openSpaceForTests(undefined, postgres.databaseUrl));
}, 60_000);
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

const fields = [{ apiName: "title", name: "Title", type: "Text" as const }];
let typeId = "";
let made = 0;
/** A Content Type as the previous version makes it: without a partition. */
async function makeType(space: SpaceForTests, spaceId = "demo", id = `type${++made}`): Promise<string> {
  await space.service.context.db
    .insertInto("content_type")
    .values({ space_id: spaceId, id, name: id, display_field: "title", fields: JSON.stringify(fields) })
    .execute();
  return id;
}

/** The statements of the previous version are the same: nothing in them says that there is a partition. */
async function insert(db: Kysely<Database>, count: number, id = typeId, spaceId = "demo"): Promise<void> {
  await sql`
    insert into content (space_id, id, content_type_id, tags, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at, fields)
    select ${spaceId}, gen_random_uuid()::text, ${id}, '[]', 1, 1, 1, now(), now(), 'a', 'a', 'a', now(), now(),
      jsonb_build_object('title', jsonb_build_object('en-US', n::text))
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

const someOf = (which: string) => sql`
  id = (select id from content where content_type_id = ${which} order by random() limit 1)`;
const update = (db: Kysely<Database>) =>
  sql`update content set version = version + 1, updated_at = now() where ${someOf(typeId)}`.execute(db);
const remove = (db: Kysely<Database>) => sql`delete from content where ${someOf(typeId)}`.execute(db);

interface Compared {
  contents: number;
  listed: number;
  different: number;
}

async function compare(db: Kysely<Database>, id = typeId): Promise<Compared> {
  const { rows } = await sql<Compared>`
    with listed as (
      select to_jsonb(listed_content) - 'type_number' as item
      from listed_content join listed_type on number = type_number where listed_type.content_type_id = ${id}
    ), contents as (select to_jsonb(content) as item from content where content_type_id = ${id})
    select (select count(*) from contents)::int as contents, (select count(*) from listed)::int as listed,
      ((select count(*) from (select * from contents except select * from listed) as missing)
        + (select count(*) from (select * from listed except select * from contents) as ghosts))::int as different`.execute(
    db,
  );
  return rows[0] as Compared;
}

const index = (space: SpaceForTests, signal?: AbortSignal) =>
  indexContentType(
    space.service.context.unlimited,
    { spaceId: "demo", contentTypeId: typeId },
    { ...(signal && { signal }) },
  );

async function isComplete(db: Kysely<Database>, id = typeId): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("listed_type")
    .select("is_complete")
    .where("content_type_id", "=", id)
    .executeTakeFirst();
  return row?.is_complete;
}

describe.each([
  { name: "the embedded database", which: 0 },
  { name: "PostgreSQL", which: 1 },
])("Contents of lists, on $name", ({ which }) => {
  const open = () => spaces[which] as SpaceForTests;
  const db = () => open().service.context.db;
  const total = async (id = typeId) => {
    const list = await open().call("ada", `/spaces/demo/content-types/${id}/contents?limit=1`);
    return [list.status, list.body.totalCount, list.body.items.length];
  };
  beforeEach(async () => {
    typeId = await makeType(open());
  });

  test("are those that were there before, and follow every write", async () => {
    await insert(db(), 1200);
    await index(open());
    expect(await compare(db())).toEqual({ contents: 1200, listed: 1200, different: 0 });
    await insert(db(), 3);
    await update(db());
    await remove(db());
    await sql`update content set tags = '["x"]' where content_type_id = ${typeId}`.execute(db());
    expect(await compare(db())).toEqual({ contents: 1202, listed: 1202, different: 0 });
    await sql`delete from content where content_type_id = ${typeId}`.execute(db());
    expect(await compare(db())).toEqual({ contents: 0, listed: 0, different: 0 });
  });

  test("are listed before there is a partition, and at once when there is", async () => {
    await insert(db(), 2);
    expect(await total()).toEqual([200, 2, 1]);
    await index(open());
    expect(await total()).toEqual([200, 2, 1]);
    await insert(db(), 1);
    expect(await total()).toEqual([200, 3, 1]);
  });

  test("are not read where copying them was interrupted, and the next pass does what is left", async () => {
    await insert(db(), 1300);
    const closing = new AbortController();
    const signal = closing.signal;
    let asked = 0;
    Object.defineProperty(signal, "throwIfAborted", {
      value: () => {
        if (++asked > 2) throw new Error("closing");
      },
    });
    await expect(index(open(), signal)).rejects.toThrow("closing");
    expect(await isComplete(db())).toBe(false);
    expect((await compare(db())).listed).toBeLessThan(1300);
    expect((await compare(db())).listed).toBeGreaterThan(0);
    await update(db());
    await remove(db());
    expect(await total()).toEqual([200, 1299, 1]);
    await indexEveryType(open().service.context.unlimited, {});
    expect(await isComplete(db())).toBe(true);
    expect(await compare(db())).toEqual({ contents: 1299, listed: 1299, different: 0 });
  });

  test("of two Spaces that have a Content Type of the same id are apart", async () => {
    await db()
      .insertInto("space")
      .values({ id: "twin", name: "Twin", default_locale: "en-US", locales: '["en-US"]' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await makeType(open(), "twin", typeId);
    await insert(db(), 2);
    await insert(db(), 3, typeId, "twin");
    await indexEveryType(open().service.context.unlimited, {});
    expect(await total()).toEqual([200, 2, 1]);
    await insert(db(), 1, typeId, "twin");
    expect(await total()).toEqual([200, 2, 1]);
    expect(await compare(db())).toEqual({ contents: 6, listed: 6, different: 0 });
  });

  test("go with their Content Type", async () => {
    await index(open());
    await db().deleteFrom("content_type").where("id", "=", typeId).execute();
    expect(await isComplete(db())).toBeUndefined();
    await index(open());
    await makeType(open(), "demo", typeId);
    await insert(db(), 1);
    await index(open());
    expect(await total()).toEqual([200, 1, 1]);
  });
});

describe("on PostgreSQL, with other connections", () => {
  const space = () => spaces[1] as SpaceForTests;
  let other: Kysely<Database>;
  beforeAll(() => {
    other = openPostgres(postgres.databaseUrl, () => undefined);
  });
  afterAll(() => other.destroy());
  beforeEach(async () => {
    typeId = await makeType(space());
  });

  test("they are the same after many have written while they were copied", async () => {
    await insert(other, 4000);
    let isOver = false;
    let writes = 0;
    const write = async () => {
      for (; !isOver; writes += 1) {
        const one = [() => insert(other, 1), () => update(other), () => remove(other)][writes % 3];
        await one?.();
      }
    };
    const writers = Promise.all([write(), write(), write(), write()]);
    await expect.poll(() => writes).toBeGreaterThan(10);
    await index(space());
    const during = writes;
    await expect.poll(() => writes).toBeGreaterThan(during + 10);
    isOver = true;
    await writers;
    const { contents, listed, different } = await compare(other);
    expect([listed - contents, different]).toEqual([0, 0]);
    expect(during).toBeGreaterThan(20);
  });

  test("copying waits for transactions that began before the partition, and blocks no others", async () => {
    const first = await other.startTransaction().execute();
    await insert(first, 1);
    const indexing = index(space());
    await expect.poll(() => isComplete(other)).toBe(false);
    await insert(other, 1);
    await pause(200);
    expect(await isComplete(other)).toBe(false);
    await first.commit().execute();
    await indexing;
    expect(await compare(other)).toEqual({ contents: 2, listed: 2, different: 0 });
  });

  test("a Content deleted during the copy stays deleted", async () => {
    await insert(other, 600);
    await sql`insert into listed_type (space_id, content_type_id) values ('demo', ${typeId})`.execute(other);
    const { number } = await other
      .selectFrom("listed_type")
      .select("number")
      .where("content_type_id", "=", typeId)
      .executeTakeFirstOrThrow();
    const partition = sql.table(`listed_content_${number}`);
    await sql`create table ${partition} partition of listed_content for values in (${sql.lit(number)})`.execute(
      other,
    );
    const deleting = await other.startTransaction().execute();
    await remove(deleting);
    const indexing = index(space());
    await pause(700);
    await deleting.commit().execute();
    await indexing;
    expect(await compare(other)).toEqual({ contents: 599, listed: 599, different: 0 });
  });

  test("what the previous version has indexed is known, and its indexes go in the end", async () => {
    const { unlimited, closing } = space().service.context;
    await insert(other, 3);
    const locales = { defaultLocale: "en-US", locales: ["en-US", "ko-KR"] };
    const former = indexesOf({ display_field: "title", fields }, locales);
    const prefix = formerPrefix("demo", typeId);
    for (const { name, on } of former) {
      await sql`create index ${sql.ref(prefix + name)} on content ${on} where content_type_id = ${sql.lit(typeId)}`.execute(
        unlimited,
      );
    }
    await other.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      const value = sql`left(nullif((fields -> 'title' -> 'en-US') #>> '{}', '') collate "C", 256)`;
      await sql`
        select id from content where content_type_id = ${sql.lit(typeId)} order by ${value}, id limit 2`.execute(
        connection,
      );
      await sql`select pg_stat_force_next_flush()`.execute(connection);
      await sql`set enable_seqscan = on`.execute(connection);
    });
    await other.deleteFrom("unread_item").execute();
    await index(space());
    const orders = await notedOrders(other, { spaceId: "demo", contentTypeId: typeId });
    expect([...orders]).toEqual(["fields.title.en-US"]);
    // Its words are read.
    expect(await other.selectFrom("unread_item").selectAll().execute()).toEqual([]);

    const count = async () => (await formerIndexes(other, { spaceId: "demo", contentTypeId: typeId })).length;
    expect(await count()).toBe(former.length);
    await dropFormerIndexes(unlimited, closing);
    expect(await count()).toBe(0);
  });

  test("a long list that is the first to ask for an order gets an index for it, a short one does not", async () => {
    const order = async () => {
      const list = `/spaces/demo/content-types/${typeId}/contents?order=fields.title.en-US`;
      expect((await space().call("ada", list)).status).toBe(200);
    };
    const noted = async () => [...(await notedOrders(other, { spaceId: "demo", contentTypeId: typeId }))];
    const isIndexed = async () => {
      const { rows } = await sql`
        select from pg_indexes join listed_type on tablename = 'listed_content_' || number
        where content_type_id = ${typeId} and indexdef like '%btree%title%, id)' and indexdef not like '%created_at%'`.execute(
        other,
      );
      return rows.length > 0;
    };
    await insert(other, 1000);
    await index(space());
    await order();
    await insert(other, 1);
    expect(await noted()).toEqual([]);
    await order();
    await expect.poll(isIndexed).toBe(true);
    expect(await noted()).toEqual(["fields.title.en-US"]);
  });

  test("writing and listing a Content locks its own partition and no other", async () => {
    await insert(other, 20);
    await index(space());
    const listed = await other
      .selectFrom("listed_type")
      .select("number")
      .where("content_type_id", "=", typeId)
      .executeTakeFirstOrThrow();
    const table = partitionName(listed.number);
    const locked = await other.transaction().execute(async (transaction) => {
      await insert(transaction, 1);
      await update(transaction);
      await remove(transaction);
      await sql`select * from ${sql.table(table)} order by created_at, id limit 2`.execute(transaction);
      const { rows } = await sql<{ number: string }>`
        select distinct substring(relname from '\\d+') as number
        from pg_locks join pg_class on pg_class.oid = relation
        where pid = pg_backend_pid() and relname ~ '^listed_(content_)?\\d'`.execute(transaction);
      return rows.map(({ number }) => Number(number));
    });
    expect(locked).toEqual([listed.number]);
  });
});
