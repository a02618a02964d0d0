import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { loadCursorSecret } from "#service/database/cursor-secret.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import { prepareWrk } from "./bff/wrk.ts";
import { type Case, casesFor, listPath, variants } from "./lists/cases.ts";
import { type Cpu, childNamed, cpuMilliseconds } from "./lists/cpu.ts";
import { explainPage, type Plan } from "./lists/explain.ts";
import { type Called, type Effort, firstTimes, type Load, load } from "./lists/load.ts";
import { machineOf, operatorSettings, unlimitedService } from "./lists/machine.ts";
import { newContent } from "./lists/new-content.ts";
import { type Measured, type Run, reportOf, sentenceOf } from "./lists/report.ts";
import { makeToken, seedContents } from "./lists/seed.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

const sizes = (process.env.BENCH_SIZES ?? "10000,100000,200000,1000000").split(",").map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const warmUpSeconds = 1;
/** Before the first list, of a length that no list has: until then V8 still compiles what all of them use. */
const firstWarmUpSeconds = 5;
const connections = 8;
const results = new URL("results/", import.meta.url);
const bareFile = fileURLToPath(new URL("lists/bare-server.ts", import.meta.url));

prepareWrk();
const postgres = await startPostgresForTests(operatorSettings);
const run: Run = {
  machine: await machineOf(postgres.databaseUrl),
  sizes,
  measured: [],
  bare: {},
  created: {},
};
try {
  for (const size of sizes) await measureSize(size);
  console.log(reportOf(run));
  await mkdir(results, { recursive: true });
  await writeFile(new URL("lists.json", results), `${JSON.stringify(run, null, 2)}\n`);
  if (process.argv.includes("--write")) await writeIntoReadme("lists", reportOf(run));
} finally {
  await postgres.stop();
}

async function measureSize(size: number): Promise<void> {
  const databaseUrl = await createDatabase(`bench${size}`);
  const db = openPostgres(databaseUrl, () => undefined, unlimitedBounds);
  const server = await startServerForTests({
    DATABASE_URL: databaseUrl,
    ...unlimitedService,
  });
  try {
    console.time(`seeded ${size}`);
    await seedContents(db, size);
    console.timeEnd(`seeded ${size}`);
    const headers = { authorization: `Bearer ${await makeToken(db)}` };
    run.bare[size] = await measureBare(databaseUrl);
    await measureLists(db, { size, serverUrl: server.url, headers });
    run.created[size] = await measureCreate(server.url, headers);
  } finally {
    await server.end("SIGTERM");
    await db.destroy();
  }
}

interface Place {
  size: number;
  serverUrl: string;
  headers: Record<string, string>;
}

async function measureLists(db: Kysely<Database>, place: Place): Promise<void> {
  const cursorSecret = await loadCursorSecret(db);
  const called = { origin: place.serverUrl, paths: [`/acma/v1${listPath}?limit=14`], headers: place.headers };
  await load(called, { connections, seconds: firstWarmUpSeconds });
  for (const one of casesFor(place.size)) {
    const plan = await explainPage(db, { query: one.query(0), size: place.size, cursorSecret });
    const measured = { ...(await measureCase(one, place)), ...plan, size: place.size };
    run.measured.push(measured);
    console.log(sentenceOf(measured));
  }
}

async function measureCase(
  one: Case,
  { serverUrl: origin, headers }: Place,
): Promise<Omit<Measured, keyof Plan | "size">> {
  const { query, advanced, followsCursor } = one;
  const sent = { ...headers, ...(advanced ? { "x-service-advanced-search": "true" } : {}) };
  const all = [...new Set(Array.from({ length: variants }, (_, n) => query(n)))].map(
    (text) => `/acma/v1${listPath}?${text}`,
  );
  const paths = followsCursor ? await Promise.all(all.map((path) => nextOf(origin, path, sent))) : all;
  const called = { origin, paths, headers: sent };
  const first = await firstTimes(called);
  const loaded = await loadWithCpu(called, "service/server.ts", { connections, seconds });
  return { case: one, first, ...loaded };
}

/** Beside what was reached, what it cost: on a machine that others use too, only that can be compared. */
async function loadWithCpu(called: Called, program: string, effort: Effort): Promise<Load & Cpu> {
  await load(called, { ...effort, seconds: warmUpSeconds });
  const service = childNamed(program);
  const database = childNamed("bin/postgres");
  const before = [cpuMilliseconds(service), cpuMilliseconds(database)] as const;
  const result = await load(called, effort);
  const each = (now: number, then: number) => (now - then) / Math.max(result.answered, 1);
  return {
    ...result,
    serviceCpu: each(cpuMilliseconds(service), before[0]),
    databaseCpu: each(cpuMilliseconds(database), before[1]),
  };
}

/** One after the other, by one member. */
async function measureCreate(origin: string, headers: Record<string, string>): Promise<Load & Cpu> {
  const sent = { ...headers, "content-type": "application/json" };
  const called = { origin, paths: [`/acma/v1${listPath}`], headers: sent, body: newContent() };
  return loadWithCpu(called, "service/server.ts", { connections: 1, seconds });
}

async function nextOf(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${origin}${path}`, { headers });
  const next = (await response.text()).match(/"next":"([^"]+)"/)?.[1];
  if (next === undefined) throw new Error(`${path} has no next page`);
  return `/acma${next}`;
}

async function measureBare(databaseUrl: string): Promise<Load & Cpu> {
  const port = await findFreePort();
  const bare = fork(bareFile, [databaseUrl, String(port)]);
  await once(bare, "message");
  const called = { origin: `http://127.0.0.1:${port}`, paths: ["/"], headers: {} };
  const measured = await loadWithCpu(called, "bare-server.ts", { connections, seconds });
  bare.kill();
  return measured;
}

async function createDatabase(name: string): Promise<string> {
  const db = openPostgres(postgres.databaseUrl, () => undefined);
  await sql`create database ${sql.ref(name)}`.execute(db);
  await db.destroy();
  return postgres.databaseUrl.replace(/\/postgres$/, `/${name}`);
}
