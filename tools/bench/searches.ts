import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openPGlite } from "#service/database/pglite.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";
import { typeId } from "./lists/bench-type.ts";
import { listPath } from "./lists/cases.ts";
import { unlimitedService } from "./lists/machine.ts";
import { newContent } from "./lists/new-content.ts";
import { makeToken, seedContents } from "./lists/seed.ts";
import { searchCases } from "./searches/cases.ts";
import { measureInserts, measureSearches, reportOf } from "./searches/measure.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

/** `npm run bench:searches`: the cost of a search that isn't cached, on both databases. */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
const databases = (process.env.BENCH_DATABASES ?? "PostgreSQL,embedded").split(",");
const reports: string[] = [];
for (const database of databases) {
  reports.push(database === "embedded" ? await measureEmbedded() : await measurePostgres());
}
console.log(reports.join("\n\n"));
if (process.argv.includes("--write")) await writeIntoReadme("searches", reports.join("\n\n"));

async function measurePostgres(): Promise<string> {
  const postgres = await startPostgresForTests(["shared_buffers=1GB"]);
  const db = openPostgres(postgres.databaseUrl, () => undefined, unlimitedBounds);
  try {
    const settings = { ...unlimitedService, DATABASE_URL: postgres.databaseUrl };
    return await measure("PostgreSQL", settings, async (work) => work(db));
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** Only one process may have it open: the server is stopped while Contents are written. */
async function measureEmbedded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-searches-"));
  try {
    return await measure("Embedded database", { ...unlimitedService, DATA_DIR: dataDir }, async (work) => {
      const { unlimited, close } = await openPGlite(join(dataDir, "space-db"));
      return await work(unlimited).finally(close);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type WithDatabase = <Result>(work: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

async function measure(
  name: string,
  settings: Record<string, string>,
  withDatabase: WithDatabase,
): Promise<string> {
  // Makes the tables and the demo Space.
  await (await startServerForTests(settings)).end("SIGTERM");
  const { accessToken, sizes } = await withDatabase(async (db) => {
    console.time(`seeded ${size}`);
    await seedContents(db, size);
    console.timeEnd(`seeded ${size}`);
    return { accessToken: await makeToken(db), sizes: await indexSizes(db) };
  });
  const server = await startServerForTests(settings);
  try {
    const list = `${server.url}/acma/v1${listPath}`;
    const authorization = `Bearer ${accessToken}`;
    const measured = await measureSearches(list, authorization, searchCases);
    const insertMilliseconds = await measureInserts(list, authorization, newContent());
    return reportOf({ name, size, sizes, insertMilliseconds, measured });
  } finally {
    await server.end("SIGTERM");
  }
}

/** Megabytes of the indexes that searches use, and of the vocabulary. */
async function indexSizes(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; megabytes: number }>`
    select regexp_replace(indexname, '^listed_\\d+_(.*)_[0-9a-f]{10}$', '\\1') || ' (' ||
        (regexp_match(indexdef, 'USING (gin)'))[1] || ')' as name,
      round(sum(pg_relation_size(quote_ident(indexname)::regclass)) / 1e6)::int as megabytes
    from pg_indexes join listed_type on tablename = 'listed_content_' || number
    where content_type_id = ${typeId} and indexdef like '%USING gin%' and indexdef not like '%jsonb_path_ops%'
    group by 1
    union all select 'vocabulary', round(pg_total_relation_size('vocabulary') / 1e6)::int order by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, megabytes }) => [name, megabytes]));
}
