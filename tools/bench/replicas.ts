import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { startPostgresForTests, startStandbyForTests } from "#service/database/postgres-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { prepareWrk } from "./bff/wrk.ts";
import { spaceId, statuses } from "./lists/bench-type.ts";
import { listPath } from "./lists/cases.ts";
import { childNamed, cpuMilliseconds } from "./lists/cpu.ts";
import { load } from "./lists/load.ts";
import { machineOf, operatorSettings, unlimitedService } from "./lists/machine.ts";
import { newContent } from "./lists/new-content.ts";
import { makeToken, seedContents } from "./lists/seed.ts";
import { medianOf } from "./median.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

/** `npm run bench:replicas`: what a read replica takes from the primary, and what it costs. */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = 3;

interface Case {
  name: string;
  paths: string[];
  headers?: Record<string, string>;
  body?: string;
}

const search = { "x-service-advanced-search": "true" };
const cases: Case[] = [
  { name: "a list of one type", paths: [`/acma/v1${listPath}`] },
  {
    name: "the same with a condition",
    paths: statuses.map((status) => `/acma/v1${listPath}?fields.status.en-US=${status}`),
  },
  { name: "a search", paths: [`/acma/v1${listPath}?sys.search=water`], headers: search },
  {
    name: "all types, newest first",
    paths: [`/acma/v1/spaces/${spaceId}/contents?order=-sys.createdAt&include=1`],
  },
  { name: "an item by ACDA", paths: [`/acda/v1/spaces/${spaceId}/contents/bench1`] },
  { name: "an item by ACMA", paths: [`/acma/v1/spaces/${spaceId}/contents/bench1`] },
  {
    name: "a create",
    paths: [`/acma/v1${listPath}`],
    headers: { "content-type": "application/json" },
    body: newContent(),
  },
];

/** Milliseconds of a core for each request. */
interface Cost {
  service: number;
  primary: number;
  replica: number;
  failed: number;
}

prepareWrk();
const postgres = await startPostgresForTests(operatorSettings);
const environment = {
  DATABASE_URL: postgres.databaseUrl,
  ...unlimitedService,
};
const db = openPostgres(postgres.databaseUrl, () => undefined, unlimitedBounds);
const without = await startServerForTests(environment);
await seedContents(db, size);
const standby = await startStandbyForTests(postgres);
const withReplica = await startServerForTests({ ...environment, DATABASE_REPLICA_URLS: standby.databaseUrl });
try {
  const headers = { authorization: `Bearer ${await makeToken(db)}` };
  const rows = [];
  for (const one of cases) rows.push(await measure(one, headers));
  const text = [
    await machineOf(postgres.databaseUrl),
    "",
    `${size.toLocaleString("en-US")} Contents, medians of ${rounds} rounds, milliseconds of a core for each request:`,
    "",
    "| what | primary without → with a replica | ratio | replica | service without → with |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
  console.log(text);
  if (process.argv.includes("--write")) await writeIntoReadme("replicas", text);
} finally {
  await without.end("SIGTERM");
  await withReplica.end("SIGTERM");
  await db.destroy();
  await standby.stop();
  await postgres.stop();
}

/** In turn, so that a slow minute of the machine affects both. */
async function measure(one: Case, headers: Record<string, string>): Promise<string> {
  const alone: Cost[] = [];
  const replicated: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureOn(without, one, headers));
    replicated.push(await measureOn(withReplica, one, headers));
  }
  const of = (costs: Cost[], key: keyof Cost) => medianOf(costs.map((cost) => cost[key]));
  const failed = [...alone, ...replicated].reduce((sum, cost) => sum + cost.failed, 0);
  if (failed > 0) throw new Error(`${one.name}: ${failed} requests failed`);
  const change = (key: keyof Cost) => `${of(alone, key).toFixed(2)} → ${of(replicated, key).toFixed(2)}`;
  const ratio = of(replicated, "primary") / of(alone, "primary");
  const cells = [
    one.name,
    change("primary"),
    ratio.toFixed(2),
    of(replicated, "replica").toFixed(2),
    change("service"),
  ];
  const row = `| ${cells.join(" | ")} |`;
  console.log(row);
  return row;
}

async function measureOn(
  server: ServerForTests,
  { paths, headers: more, body }: Case,
  headers: Record<string, string>,
): Promise<Cost> {
  const called = {
    origin: server.url,
    paths,
    headers: { ...headers, ...more },
    ...(body !== undefined && { body }),
  };
  const connections = body === undefined ? 8 : 1;
  await load(called, { connections, seconds: 1 });
  const used = () => ({
    service: cpuMilliseconds(server.pid),
    primary: cpuMilliseconds(serverAt(postgres.databaseUrl)),
    replica: cpuMilliseconds(serverAt(standby.databaseUrl)),
  });
  const before = used();
  const { answered, failed } = await load(called, { connections, seconds });
  const after = used();
  const each = (key: keyof typeof before) => (after[key] - before[key]) / answered;
  return { service: each("service"), primary: each("primary"), replica: each("replica"), failed };
}

function serverAt(databaseUrl: string): number {
  return childNamed(`-p\0${new URL(databaseUrl).port}\0`);
}
