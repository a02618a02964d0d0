import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { createdOnce } from "#service/database/created-once-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";

const execute = promisify(execFile);
const startMilliseconds = 20_000;

export interface PostgresForTests {
  databaseUrl: string;
  /** As `pg_ctl restart` does it: SIGINT ends every session ("fast"), SIGQUIT without a checkpoint ("immediate"). */
  restart(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Ends at once, and does not come back. */
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * A throw-away PostgreSQL in a folder of its own, on a free port and without a Unix socket. Throws when this
 * machine has none: what it shows cannot be shown any other way.
 * @param besides settings of the server, as `name=value`; what has to outlive nothing does not wait for the disk
 */
export async function startPostgresForTests(besides: string[] = []): Promise<PostgresForTests> {
  return await startServer(besides, async (data) => {
    const initialized = await createdOnce(nameOfInitialized(), initialize);
    // With their owner, which need not be who copies them.
    await execute("cp", ["-a", join(initialized, "data"), data]);
  });
}

/** Follows a PostgreSQL of `startPostgresForTests`, and takes its place after `select pg_promote()`. */
export async function startStandbyForTests(
  { databaseUrl }: Pick<PostgresForTests, "databaseUrl">,
  besides: string[] = [],
): Promise<PostgresForTests> {
  return await startServer(besides, async (data, options) => {
    const args = ["--checkpoint=fast", "--no-sync", "-R", "-d", databaseUrl, "-D", data];
    await execute(join(findPrograms().folder, "pg_basebackup"), args, options);
  });
}

/** Of a cluster of its own: all others are copies of one, with its `system_identifier`. */
export async function startOtherPostgresForTests(): Promise<PostgresForTests> {
  return await startServer([], initializeData);
}

/** By all that it depends on: the program and what it is asked here, who owns it and who may read it. */
export function nameOfInitialized(): string {
  const { version } = findPrograms();
  const hash = createHash("sha256").update(readFileSync(import.meta.filename));
  hash.update(JSON.stringify([version, accountThatMayRunIt(), process.getuid?.()]));
  return `postgres-${hash.digest("hex").slice(0, 12)}`;
}

/** A copy of it takes a tenth of the time. */
async function initialize(folder: string): Promise<void> {
  const options = await ownFolder();
  const data = join(options.cwd, "data");
  await initializeData(data, options);
  await execute("mv", [data, folder]);
  await rm(options.cwd, { recursive: true });
}

async function initializeData(data: string, options: OwnFolder): Promise<void> {
  const args = ["-U", "space", "--auth=trust", "--encoding=UTF8", "--no-sync", "-D", data];
  await execute(join(findPrograms().folder, "initdb"), args, options);
}

type OwnFolder = Awaited<ReturnType<typeof ownFolder>>;

/** For a program of PostgreSQL: a new folder that its account may write to, and what else it is run with. */
async function ownFolder() {
  const account = accountThatMayRunIt();
  const folder = await mkdtemp(join(tmpdir(), "atrium-postgres-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  return { cwd: folder, env: { ...process.env, LC_ALL: "C" }, ...account };
}

/** @param create makes its data folder */
async function startServer(
  besides: string[],
  create: (data: string, options: OwnFolder) => Promise<void>,
): Promise<PostgresForTests> {
  const options = await ownFolder();
  const data = join(options.cwd, "data");
  await create(data, options);
  const port = await findFreePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "max_connections=100",
    ...besides,
  ];
  const start = () =>
    spawn(
      join(findPrograms().folder, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: "ignore" },
    );
  let server = start();
  const stop = async () => {
    await stopServer(server, "SIGQUIT");
    await rm(options.cwd, { recursive: true, force: true });
  };
  const databaseUrl = `postgres://space@127.0.0.1:${port}/postgres`;
  const restart = async (signal: "SIGINT" | "SIGQUIT") => {
    await stopServer(server, signal);
    server = start();
    await waitUntilReady(databaseUrl);
  };
  try {
    await waitUntilReady(databaseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl, restart, stop };
}

// Asked for once: to start a program takes as long as a large process needs to copy its page tables.
let programs: { folder: string; version: string } | undefined;
let account: Account | undefined;

function findPrograms(): { folder: string; version: string } {
  if (programs !== undefined) return programs;
  try {
    const said = execFileSync("pg_config", ["--bindir", "--version"], { encoding: "utf8" });
    const [folder = "", version = ""] = said.split("\n");
    programs = { folder, version };
    return programs;
  } catch (error) {
    throw new Error("This test needs PostgreSQL: on Debian, `apt-get install postgresql`.", { cause: error });
  }
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function accountThatMayRunIt(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  account ??= findAccount();
  return account;
}

function findAccount(): Account {
  for (const name of ["postgres", "nobody"]) {
    try {
      const idOf = (which: "-u" | "-g") => Number(execFileSync("id", [which, name], { encoding: "utf8" }));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      // There is no such account here: the next one.
    }
  }
  throw new Error("This test runs PostgreSQL, which needs an account that is not root: postgres or nobody.");
}

export async function waitUntilReady(databaseUrl: string): Promise<void> {
  const giveUpAt = Date.now() + startMilliseconds;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export async function stopServer(server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}
