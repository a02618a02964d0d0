import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../scripts/run/free-port.ts";
import type { Instance, Machine } from "../scenarios/adapter.ts";
import { signInToSpace } from "../scenarios/chaos/space/sign-in.ts";
import { startNode } from "../scenarios/site/node-process.ts";
import { Postgres } from "../scenarios/site/postgres.ts";
import type { Version } from "./site.ts";

interface Answers {
  answers: number;
  writes: number;
  failures: string[];
  slowestMs: number;
}

const callers = 8;
const pauseMs = 100;
const insertedAtOnce = 20_000;
/** Before and after the upgrade. */
const aroundMs = 5_000;
const notes = "/acma/v1/spaces/demo/content-types/note/contents";
const reads = ["?order=-sys.updatedAt", "?fields.title.en-US[prefix]=Note 77", "?order=fields.title.en-US"];

/** Upgrades a Space of the last release with this many more Contents while services of both versions answer. */
export async function tryLarge(
  machine: Machine,
  roots: Record<Version, string>,
  { folder, contents }: { folder: string; contents: number },
): Promise<Answers> {
  const seen: Answers = { answers: 0, writes: 0, failures: [], slowestMs: 0 };
  const postgres = await Postgres.start(machine.environment);
  const running: Instance[] = [];
  const start = async (version: Version) => {
    const instance = await startSpace({ machine, cwd: roots[version], folder, databaseUrl: postgres.url });
    running.push(instance);
    return instance.address;
  };
  const database = new pg.Client({ connectionString: postgres.url });
  const over = new AbortController();
  try {
    const last = await start("last");
    await database.connect();
    await isIndexed(database);
    await insertNotes(database, contents);
    machine.say(`last: ${contents.toLocaleString("en")} Contents`);
    const token = await signInToSpace(last);
    await warmUp(last, token);
    const addresses = [last];
    const work = Promise.all(
      Array.from({ length: callers }, (_, caller) => call({ addresses, token, caller, seen }, over.signal)),
    );
    // A failure is reported where it is awaited, below.
    work.catch(() => undefined);
    await wait(aroundMs);
    const begin = Date.now();
    addresses.push(await start("today"));
    machine.say(`today: started after ${seconds(begin)} s`);
    while (!(await isComplete(database))) await wait(pauseMs);
    machine.say(`today: every list reads its partition after ${seconds(begin)} s`);
    await wait(aroundMs);
    over.abort();
    await work;
    machine.say(`the slowest answer took ${seen.slowestMs} ms`);
    const different = await differences(database);
    if (different > 0) seen.failures.push(`${different} Contents are not in lists as they are`);
    return seen;
  } finally {
    over.abort();
    await database.end();
    for (const { pid, ended } of running) {
      process.kill(-pid, "SIGKILL");
      await ended;
    }
    await postgres.remove();
  }
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

async function startSpace({
  machine,
  cwd,
  folder,
  databaseUrl,
}: {
  machine: Machine;
  cwd: string;
  folder: string;
  databaseUrl: string;
}): Promise<Instance> {
  const port = await freePort();
  const dataDir = join(folder, "large");
  mkdirSync(dataDir, { recursive: true });
  const environment = {
    ...{ SPACE_PORT: String(port), SPACE_PUBLIC_URL: `http://127.0.0.1:${port}`, DATABASE_URL: databaseUrl },
    ...{ DATA_DIR: dataDir, DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on", ACCESS_TOKEN_SECONDS: "86400" },
    ...{ READS_PER_MINUTE: "1000000", WRITES_PER_MINUTE: "1000000", LOG_LEVEL: "warn" },
    REQUESTS_PER_MINUTE: "1000000",
  };
  const plan = { machine, port, logFile: join(folder, "large.log") };
  return startNode(plan, { args: ["service/server.ts"], cwd, environment });
}

/** The service answers before it has indexed its Content Types: when it makes no more indexes for a while. */
async function isIndexed(database: pg.Client): Promise<void> {
  const count = async () =>
    (await database.query("select from pg_indexes where tablename = 'content'")).rows.length;
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await wait(aroundMs);
  }
}

/** By one member, as others see them. */
async function insertNotes(database: pg.Client, contents: number): Promise<void> {
  for (let from = 1; from <= contents; from += insertedAtOnce) {
    const to = Math.min(contents, from + insertedAtOnce - 1);
    await database.query(
      `insert into content (space_id, id, content_type_id, tags, version, publish_version, publish_counter, publish_at,
        publish_first_at, publish_by, created_by, updated_by, created_at, updated_at, fields)
      select 'demo', 'large-' || n, 'note', '[]', 1, 1, 1, at, at, 'nobody', 'nobody', 'nobody', at, at,
        jsonb_build_object('title', jsonb_build_object('en-US', 'Note ' || n % 1000 || ' of ' || n),
          'body', jsonb_build_object('en-US', repeat('What is written in note ' || n || '. ', 20)))
      from (select n, timestamptz '2026-01-01' + n * interval '1 second' as at from generate_series($1::int, $2::int) n) made`,
      [from, to],
    );
  }
  await database.query("vacuum analyze content");
}

/** Until the first pages of a new table are in memory, a list may take longer than the service waits. */
async function warmUp(address: string, token: string): Promise<void> {
  for (const query of reads) {
    const list = () => fetch(`${address}${notes}${query}`, { headers: { authorization: `Bearer ${token}` } });
    while (!(await list()).ok) await wait(pauseMs);
  }
}

interface Caller {
  addresses: readonly string[];
  token: string;
  caller: number;
  seen: Answers;
}

/** At one version and the other in turn. */
async function call({ addresses, token, caller, seen }: Caller, over: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (let turn = caller; !over.aborted; turn += 1) {
    const address = addresses[turn % addresses.length];
    const isWrite = turn % 2 === caller % 2;
    const body = JSON.stringify({ fields: { title: { "en-US": `Written ${turn}` } } });
    const path = isWrite ? notes : `${notes}${reads[turn % reads.length]}`;
    const begin = performance.now();
    try {
      const answer = await fetch(`${address}${path}`, { headers, ...(isWrite && { method: "POST", body }) });
      const text = await answer.text();
      seen.answers += 1;
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - begin));
      if (isWrite && answer.ok) seen.writes += 1;
      if (!answer.ok) seen.failures.push(`${path}: ${answer.status} ${text.slice(0, 120)}`);
    } catch (error) {
      seen.failures.push(`${path}: ${error}`);
    }
    await wait(pauseMs);
  }
}

async function isComplete(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from content_type left join listed_type
      on listed_type.space_id = content_type.space_id and content_type_id = content_type.id
    where is_complete is not true limit 1`,
  );
  return rows.length === 0;
}

async function differences(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from content full join listed_content using (space_id, id)
    where content.version is distinct from listed_content.version`,
  );
  return rows[0]?.count ?? 0;
}
