import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { loadCursorSecret } from "#service/database/cursor-secret.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { prepareWrk } from "./bff/wrk.ts";
import { judged } from "./judged.ts";
import { spaceId } from "./lists/bench-type.ts";
import { explainPage } from "./lists/explain.ts";
import { type Load, load } from "./lists/load.ts";
import { machineOf, operatorSettings, unlimitedService } from "./lists/machine.ts";
import { makeToken } from "./lists/seed.ts";
import { medianOf } from "./median.ts";
import { fieldsOf, insertContents, seedTypes, valuesOf } from "./types/seed-types.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

const manyTypes = Number(process.env.BENCH_TYPES ?? 50);
const manyFields = Number(process.env.BENCH_FIELDS ?? 40);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const clients = 32;
const rounds = 5;
const query = "order=fields.field2.en-US";

interface Opened {
  db: Kysely<Database>;
  databaseUrl: string;
  server: ServerForTests;
  headers: Record<string, string>;
}

prepareWrk();
const wide = await withService(measureWideTypes);
const queue = await withService(measureQueue);
const text = [...wide, ...queue].join("\n");
console.log(`\n${text}`);
if (process.argv.includes("--write")) await writeIntoReadme("types", text);

/** Many types of many fields: what one write and one plan cost, and whether many at once go through. */
async function measureWideTypes({ db, databaseUrl, server, headers }: Opened): Promise<string[]> {
  const fields = fieldsOf(manyFields);
  const ids = await seedTypes(db, { types: manyTypes, fields });
  const paths = ids.map((id) => `/acma/v1/spaces/${spaceId}/content-types/${id}/contents`);
  const reads = {
    origin: server.url,
    paths: paths.map((path) => `${path}?${query}`),
    headers,
  };
  const body = `{"fields":${valuesOf(fields, 1)}}`;
  const writes = {
    origin: server.url,
    paths,
    headers: { ...headers, "content-type": "application/json" },
    body,
  };
  const indexes = await countIndexes(db);
  const alone = await load(writes, { connections: 1, seconds });
  const planning = await planningOf(db, ids, fields);
  const [written, read] = await Promise.all([
    load(writes, { connections: 10, seconds }),
    load(reads, { connections: 10, seconds }),
  ]);
  const succeeded = (one: Load) => ((one.answered - one.failed) / seconds).toFixed(0);
  const failed = written.failed + read.failed;
  return [
    await machineOf(databaseUrl),
    "",
    `${manyTypes} Content Types of ${manyFields} fields, ${indexes} indexes in all:`,
    "",
    "| what | goal | measured |",
    "| --- | --- | --- |",
    row(
      "create, one writer, p50 ms (failed)",
      "≤ 5",
      `${alone.p50.toFixed(1)} (${alone.failed})`,
      alone.p50 <= 5,
    ),
    row("planning a list, median ms", "≤ 2", planning.toFixed(1), planning <= 2),
    row(
      "10 writers and 10 readers: failed, of",
      "0",
      `${failed}, ${written.answered + read.answered}`,
      failed === 0,
    ),
    `| the same: creates and lists a second that succeeded | | ${succeeded(written)}, ${succeeded(read)} |`,
    `| the same: p99 ms of creates and lists | | ${written.p99.toFixed(0)}, ${read.p99.toFixed(0)} |`,
  ];
}

/** Whether those who create Contents of one type wait for each other, in the database itself. */
async function measureQueue({ db, databaseUrl }: Opened): Promise<string[]> {
  const fields = fieldsOf(4);
  const ids = await seedTypes(db, { types: clients, fields });
  const many = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: clients }) }),
  });
  const rate = (typeOf: (client: number) => string) => createsPerSecond(many, typeOf, valuesOf(fields, 1));
  const inOne: number[] = [];
  const inMany: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inOne.push(await rate(() => ids[0] ?? ""));
    inMany.push(await rate((client) => ids[client] ?? ""));
  }
  await many.destroy();
  const ratio = medianOf(inOne) / medianOf(inMany);
  return [
    row(
      `${clients} clients: creates a second in one type, over ${clients} types, ratio`,
      "≥ 0.9",
      `${medianOf(inOne).toFixed(0)}, ${medianOf(inMany).toFixed(0)}, ${ratio.toFixed(2)}`,
      ratio >= 0.9,
    ),
  ];
}

async function createsPerSecond(
  db: Kysely<Database>,
  typeOf: (client: number) => string,
  fields: string,
): Promise<number> {
  const end = Date.now() + (seconds * 1000) / 2;
  let made = 0;
  const create = async (client: number) => {
    for (; Date.now() < end; made += 1) await insertContents(db, typeOf(client), [fields]);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => create(client)));
  return made / (seconds / 2);
}

async function withService(measure: (opened: Opened) => Promise<string[]>): Promise<string[]> {
  const { databaseUrl, stop } = await startPostgresForTests(operatorSettings);
  const db = openPostgres(databaseUrl, () => undefined, unlimitedBounds);
  const server = await startServerForTests({
    DATABASE_URL: databaseUrl,
    ...unlimitedService,
  });
  try {
    const headers = { authorization: `Bearer ${await makeToken(db)}` };
    return await measure({ db, databaseUrl, server, headers });
  } finally {
    await server.end("SIGTERM");
    await db.destroy();
    await stop();
  }
}

async function countIndexes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_indexes where tablename ~ '^(listed_)?content(_\\d+)?$'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Milliseconds, by one connection that has planned lists of each type before, as those of the service have. */
async function planningOf(
  db: Kysely<Database>,
  ids: readonly string[],
  fields: ContentTypeField[],
): Promise<number> {
  const cursorSecret = await loadCursorSecret(db);
  return db.connection().execute(async (connection) => {
    const times: number[] = [];
    for (const id of [...ids, ...ids]) {
      const plan = await explainPage(connection, { query, size: 200, cursorSecret, type: { id, fields } });
      times.push(plan.planningMs);
    }
    return medianOf(times.slice(ids.length));
  });
}

function row(what: string, goal: string, measured: string, isMet: boolean): string {
  return `| ${what} | ${goal}: ${judged(isMet)} | ${measured} |`;
}
