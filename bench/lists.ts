import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { loadCursorSecret } from "#service/database/cursor-secret.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import { type Case, casesFor, listPath } from "./lists/cases.ts";
import { type Cpu, childNamed, cpuMilliseconds } from "./lists/cpu.ts";
import { explainPage, type Plan } from "./lists/explain.ts";
import { type Called, firstTimes, type Load, load } from "./lists/load.ts";
import { growthOf, type Measured, type Run, tablesOf, writeResults } from "./lists/report.ts";
import { makeToken, seedContents } from "./lists/seed.ts";

const sizes = (process.env.BENCH_SIZES ?? "10000,100000,200000,1000000").split(",").map(Number);
const warmUpSeconds = 1;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const variants = 60;
const firstTimeRequests = 25;
const bareFile = fileURLToPath(new URL("lists/bare-server.ts", import.meta.url));

const run: Run = { sizes, measured: [], bare: {} };
const postgres = await startPostgresForTests();
try {
  for (const size of sizes) await measureSize(size);
  console.log(`${tablesOf(run)}\n\n${growthOf(run)}`);
  await writeResults(run);
} finally {
  await postgres.stop();
}

async function measureSize(size: number): Promise<void> {
  const databaseUrl = await createDatabase(`bench${size}`);
  const db = openPostgres(databaseUrl, () => undefined);
  const server = await startServerForTests({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    READS_PER_MINUTE: "10000000",
    REQUESTS_PER_MINUTE: "10000000",
  });
  try {
    console.time(`seeded ${size}`);
    await seedContents(db, size);
    console.timeEnd(`seeded ${size}`);
    const headers = { authorization: `Bearer ${await makeToken(db)}` };
    run.bare[size] = await measureBare(databaseUrl);
    const cursorSecret = await loadCursorSecret(db);
    for (const one of casesFor(size)) {
      const plan = await explainPage(db, { query: one.query(0), size, cursorSecret });
      const measured = { ...(await measureCase(one, server.url, headers)), ...plan, size };
      run.measured.push(measured);
      print(measured);
    }
  } finally {
    await server.end("SIGTERM");
    await db.destroy();
  }
}

async function measureCase(
  { name, query, advanced, followsCursor }: Case,
  serverUrl: string,
  headers: Record<string, string>,
): Promise<Omit<Measured, keyof Plan | "size">> {
  const sent = { ...headers, ...(advanced ? { "x-service-advanced-search": "true" } : {}) };
  const urls = [...new Set(Array.from({ length: variants }, (_, n) => query(n)))].map(
    (text) => `${serverUrl}/acma/v1${listPath}?${text}`,
  );
  const called = followsCursor ? await Promise.all(urls.map((url) => nextOf(url, sent, serverUrl))) : urls;
  const calls: Called[] = called.map((url) => ({ url, headers: sent }));
  const firstTime = await firstTimes(calls.slice(0, firstTimeRequests));
  return { name, firstTime, ...(await loadWithCpu(calls, "service/server.ts")) };
}

/** Beside what was reached, what it cost: on a machine that others use too, only that can be compared. */
async function loadWithCpu(calls: Called[], program: string): Promise<Load & Cpu> {
  await load(calls, warmUpSeconds);
  const service = childNamed(program);
  const database = childNamed("bin/postgres");
  const before = [cpuMilliseconds(service), cpuMilliseconds(database)] as const;
  const result = await load(calls, seconds);
  const each = (now: number, then: number) => (now - then) / Math.max(result.answered, 1);
  return {
    ...result,
    serviceCpu: each(cpuMilliseconds(service), before[0]),
    databaseCpu: each(cpuMilliseconds(database), before[1]),
  };
}

async function nextOf(url: string, headers: Record<string, string>, serverUrl: string): Promise<string> {
  const response = await fetch(url, { headers });
  const body: unknown = await response.json();
  const next = JSON.stringify(body).match(/"next":"([^"]+)"/)?.[1];
  if (next === undefined) throw new Error(`${url} has no next page`);
  return `${serverUrl}/acma${next}`;
}

async function measureBare(databaseUrl: string): Promise<Load & Cpu> {
  const port = await findFreePort();
  const bare = fork(bareFile, [databaseUrl, String(port)]);
  await once(bare, "message");
  const measured = await loadWithCpu([{ url: `http://127.0.0.1:${port}/`, headers: {} }], "bare-server.ts");
  bare.kill();
  return measured;
}

async function createDatabase(name: string): Promise<string> {
  const db = openPostgres(postgres.databaseUrl, () => undefined);
  await sql`create database ${sql.ref(name)}`.execute(db);
  await db.destroy();
  return postgres.databaseUrl.replace(/\/postgres$/, `/${name}`);
}

function print({
  name,
  size,
  perSecond,
  p50,
  p99,
  firstTime,
  failed,
  serviceCpu,
  databaseCpu,
  reading,
  indexes,
  readsWholeTable,
}: Measured): void {
  const how = `${reading}: ${readsWholeTable ? "THE WHOLE TABLE " : ""}${indexes.join(", ")}`;
  const cpu = `cpu ${serviceCpu.toFixed(2)} + ${databaseCpu.toFixed(2)} ms`;
  const times = `${perSecond}/s p50 ${p50} p99 ${p99} first ${firstTime.toFixed(1)} ms ${cpu}`;
  console.log(`${size} ${name}: ${times}${failed > 0 ? ` FAILED ${failed}` : ""} [${how}]`);
}
