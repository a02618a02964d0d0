import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { createService, type Service } from "#service/index.ts";

let postgres: PostgresForTests;
let web: Service;
let worker: Service | undefined;
const start = (role: "web" | "worker") =>
  createService({
    ...{ role, databaseUrl: postgres.databaseUrl, dataDir: "memory://", port: 0 },
    ...{ demoSpace: false, logLevel: "silent" },
  });
beforeAll(async () => {
  postgres = await startPostgresForTests();
  web = await start("web");
}, 60_000);
afterAll(async () => {
  await web.close();
  await worker?.close();
  await postgres.stop();
});

async function jobs(db: Kysely<Database>): Promise<number> {
  return (await db.selectFrom("media_job").select("upload_id").execute()).length;
}

test("a web process leaves files to a worker, which answers nothing but its health", async () => {
  const { db } = web.context;
  await sql`
    insert into media_job (space_id, upload_id, media_id, locale, run_at)
    values ('club', 'gone', 'gone', 'en-US', now())`.execute(db);
  // A worker looks every two seconds.
  await setTimeout(2_500);
  expect(await jobs(db)).toBe(1);
  expect((await web.app.inject("/acma/v1/me")).statusCode).toBe(401);

  worker = await start("worker");
  await expect.poll(() => jobs(db)).toBe(0);
  expect((await worker.app.inject("/health")).statusCode).toBe(200);
  expect((await worker.app.inject("/acma/v1/me")).statusCode).toBe(404);
});

test("the embedded database has one process, which is both", async () => {
  const alone = createService({ role: "web", dataDir: "memory://", port: 0 });
  await expect(alone).rejects.toThrow("DATABASE_URL has to be set");
});
