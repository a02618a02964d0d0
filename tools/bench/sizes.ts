import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import { backUp } from "#service/backup/backup.ts";
import type { ServiceContext } from "#service/context.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { newId } from "#service/id.ts";
import { createService } from "#service/index.ts";
import { spaceId, typeId } from "./lists/bench-type.ts";
import { childNamed, cpuMilliseconds } from "./lists/cpu.ts";
import { machineOf, operatorSettings } from "./lists/machine.ts";
import { seedContents } from "./lists/seed.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

/** `npm run bench:sizes`: what a row takes on the disk, and what a backup costs. */
const size = Number(process.env.BENCH_SIZE ?? 200_000);
const stretch = 5_000;

const postgres = await startPostgresForTests(operatorSettings);
const { databaseUrl } = postgres;
const service = await createService({ databaseUrl, port: 0, role: "web", logLevel: "error" });
try {
  const { unlimited } = service.context;
  await seedContents(unlimited, size);
  const backup = await backupOf(service.context);
  for (let made = 0; made < size; made += stretch) await insertMembers(unlimited);
  const text = [
    await machineOf(databaseUrl),
    "",
    "| row | rows | bytes of the table | bytes of its indexes |",
    "| --- | --- | --- | --- |",
    await sizeOf(unlimited, "a member", "service_user"),
    await sizeOf(unlimited, "a token pair", "token_pair"),
    await sizeOf(unlimited, "a Content of 11 fields", "content"),
    await sizeOf(unlimited, "the same for lists", await partitionOf(unlimited)),
    "",
    backup,
  ].join("\n");
  console.log(text);
  if (process.argv.includes("--write")) await writeIntoReadme("sizes", text);
} finally {
  await service.close();
  await postgres.stop();
}

/** Members, each with two pairs. */
async function insertMembers(db: Kysely<Database>): Promise<void> {
  const at = new Date();
  const members = Array.from({ length: stretch }, () => newId());
  const inserted = members.map((id) => ({
    ...{ space_id: spaceId, id, provider: "embedded", subject: `${id}@example.com` },
    ...{ email: `${id}@example.com`, nickname: `Member ${id.slice(0, 8)}`, created_at: at, updated_at: at },
  }));
  const pairs = [...members, ...members].map((id) => ({
    ...{ space_id: spaceId, service_user_id: id, created_at: at },
    ...{ access_hash: hashSecret(newSecret()), refresh_hash: hashSecret(newSecret()) },
    ...{ access_expires_at: at, refresh_expires_at: at, access_revoked_at: null, refresh_revoked_at: null },
  }));
  await db.insertInto("service_user").values(inserted).execute();
  for (const half of [pairs.slice(0, stretch), pairs.slice(stretch)]) {
    await db.insertInto("token_pair").values(half).execute();
  }
}

async function partitionOf(db: Kysely<Database>): Promise<string> {
  const { number } = await db
    .selectFrom("listed_type")
    .select("number")
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", typeId)
    .executeTakeFirstOrThrow();
  return `listed_content_${number}`;
}

async function sizeOf(db: Kysely<Database>, what: string, table: string): Promise<string> {
  const { rows } = await sql<{ count: number; table: number; indexes: number }>`
    select count(*)::int as count, pg_table_size(${table}::regclass)::float8 as table,
      pg_indexes_size(${table}::regclass)::float8 as indexes from ${sql.table(table)}`.execute(db);
  const { count = 0, table: bytes = 0, indexes = 0 } = rows[0] ?? {};
  const each = (all: number) => Math.round(all / count).toLocaleString("en");
  return `| ${what} (\`${table}\`) | ${count.toLocaleString("en")} | ${each(bytes)} | ${each(indexes)} |`;
}

/** Without the vocabulary, which grows with the words of a language and not with Contents. */
async function backupOf(context: ServiceContext): Promise<string> {
  await context.unlimited.deleteFrom("vocabulary").execute();
  const folder = await mkdtemp(join(tmpdir(), "atrium-backup-"));
  const database = childNamed("bin/postgres");
  const before = [process.cpuUsage(), cpuMilliseconds(database)] as const;
  await backUp(context, folder, { withFiles: false });
  const { user, system } = process.cpuUsage(before[0]);
  const milliseconds = [(user + system) / 1000, cpuMilliseconds(database) - before[1]];
  await rm(folder, { recursive: true });
  const [command, server] = milliseconds.map((each) => ((each * 1000) / size).toFixed(0));
  return `A backup of a million Contents takes ${command} s of CPU of the command and ${server} s of PostgreSQL.`;
}
