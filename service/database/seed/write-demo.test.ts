import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validateFields } from "#service/acma/content-validation/validate-fields.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { seedDemo } from "#service/database/seed/demo.ts";
import { demoContentTypes } from "#service/database/seed/demo-content-types.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";
import { updateDemoCallbackUrl } from "#service/database/seed/write-demo.ts";

const now = new Date("2026-05-01T12:00:00Z");
let database: OpenDatabase;
let statements = 0;

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://", cluster: await clusterForTests() });
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const callbackUrl = "http://localhost:3000/callback";
  await seedDemo(database.db.withPlugin(counting), { now, callbackUrl });
});
afterAll(() => database.close());

test("ids are made from keys: the same everywhere, and like any other id", () => {
  expect(demoId("member", "ada")).toBe("YWWUYoY8oy1HDIT6h8543y");
  expect(demoId("media", "ada")).not.toBe(demoId("member", "ada"));
});

test("the members are there, with what the embedded provider calls them", async () => {
  const rows = await database.db
    .selectFrom("service_user")
    .selectAll()
    .where("provider", "=", "embedded")
    .execute();
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  expect(byEmail.get("ada@example.com")).toMatchObject({ subject: "ada@example.com", is_admin: false });
  expect(byEmail.get("linus@example.com")?.enable_login).toBe(true);
  expect(byEmail.get("grace@example.com")?.is_admin).toBe(true);
  expect(byEmail.get("blocked@example.com")?.enable_login).toBe(false);
});

test("every Content fits its Content Type, and every Refer has its target", async () => {
  const contents = await database.db.selectFrom("content").selectAll().execute();
  const media = await database.db.selectFrom("media").select("id").execute();
  const types = new Map(demoContentTypes.map(({ id, fields }) => [id, fields]));
  const typeOf = new Map(contents.map((row) => [row.id, row.content_type_id]));
  const mediaIds = new Set(media.map(({ id }) => id));
  for (const row of contents) {
    const checked = validateFields(row.fields, types.get(row.content_type_id) ?? [], {
      defaultLocale: demoSpace.defaultLocale,
      locales: [...demoSpace.locales],
    });
    expect(checked.problems, row.id).toEqual([]);
    expect(checked.values).toEqual(row.fields);
    for (const { id, target, path } of checked.refers) {
      const found = target.targetType === "Media" ? mediaIds.has(id) : typeOf.get(id) === target.contentType;
      expect(found, `${row.id} ${path}`).toBe(true);
    }
  }
});

test("people are members, and nothing happens before it was made or after now", async () => {
  const users = await database.db.selectFrom("service_user").select("id").execute();
  const ids = new Set(users.map(({ id }) => id));
  const contents = await database.db.selectFrom("content").selectAll().execute();
  const media = await database.db.selectFrom("media").selectAll().execute();
  for (const row of [...contents, ...media]) {
    expect(ids.has(row.created_by)).toBe(true);
    expect(row.created_at <= row.updated_at && row.updated_at <= now).toBe(true);
    expect([row.publish_version, row.publish_at]).toEqual([row.version, row.updated_at]);
  }
});

test("the kept totals are right", async () => {
  const counters = await database.db.selectFrom("content_counter").selectAll().execute();
  const rows = await database.db.selectFrom("content").select("content_type_id").execute();
  for (const { content_type_id, total } of counters) {
    expect(total).toBe(rows.filter((row) => row.content_type_id === content_type_id).length);
  }
});

test("a command changes nothing of the demo, and a second start its callbackUrl alone", async () => {
  const { db } = database;
  await db
    .updateTable("service_user")
    .set({ nickname: "Renamed" })
    .where("id", "=", demoId("member", "ada"))
    .execute();
  const before = await db.selectFrom("content").selectAll().orderBy("id").execute();
  await Promise.all(
    [1, 2].map(() => seedDemo(db, { now: new Date(), callbackUrl: "https://portal.example/callback" })),
  );
  expect(await db.selectFrom("content").selectAll().orderBy("id").execute()).toEqual(before);
  const ada = await db
    .selectFrom("service_user")
    .selectAll()
    .where("id", "=", demoId("member", "ada"))
    .executeTakeFirst();
  expect(ada?.nickname).toBe("Renamed");
  const callbackUrl = async () =>
    (await db.selectFrom("service_login").selectAll().executeTakeFirstOrThrow()).callback_url;
  expect(await callbackUrl()).toBe("http://localhost:3000/callback");
  await updateDemoCallbackUrl(db, "https://portal.example/callback");
  expect(await callbackUrl()).toBe("https://portal.example/callback");
});

test("rows are written together: one statement for each of the 400 would take several seconds", () => {
  expect(statements).toBeGreaterThan(5);
  expect(statements).toBeLessThan(40);
});
