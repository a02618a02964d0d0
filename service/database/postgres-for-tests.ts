import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { fingerprint } from "#service/database/cluster-for-tests.ts";
import { createdOnce } from "#service/database/created-once-for-tests.ts";
import { accountThatMayRunIt, findPrograms } from "#service/database/postgres-programs-for-tests.ts";
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

/**
 * A throw-away PostgreSQL with our tables, in a folder of its own, on a free port and without a Unix socket. Throws when
 * this machine has none: what it shows cannot be shown any other way.
 * @param besides settings of the server, as `name=value`; what has to outlive nothing does not wait for the disk
 */
export async function startPostgresForTests(besides: string[] = []): Promise<PostgresForTests> {
  return await startServer(besides, (data) => copyInitialized("tables", data));
}

/** The same before the first start of a service. */
export async function startEmptyPostgresForTests(): Promise<PostgresForTests> {
  return await startServer([], (data) => copyInitialized("empty", data));
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

/** Named after its inputs: the tables, the version of PostgreSQL, the account that owns it and the one that copies it. */
export function nameOfInitialized(): string {
  const { version } = findPrograms();
  const hash = createHash("sha256");
  hash.update(JSON.stringify([fingerprint("tables"), version, accountThatMayRunIt(), process.getuid?.()]));
  return `postgres-${hash.digest("hex").slice(0, 12)}`;
}

/** A copy takes a tenth of the time of `initdb`, and next to nothing of that of the migrations. */
async function copyInitialized(which: "empty" | "tables", data: string): Promise<void> {
  // With their owner, which need not be who copies them.
  await execute("cp", ["-a", join(await initializedOnce(), which), data]);
}

export async function initializedOnce(): Promise<string> {
  return await createdOnce(nameOfInitialized(), initialize);
}

async function initialize(folder: string): Promise<void> {
  const empty = join(folder, "empty");
  const server = await startServer([], async (data, options) => {
    await initializeData(data, options);
    await execute("cp", ["-a", data, empty]);
  });
  try {
    // Loaded here, because most processes find it done.
    const { openDatabase } = await import("#service/database/open.ts");
    const { close } = await openDatabase({ dataDir: "", databaseUrl: server.databaseUrl });
    await close();
    await server.end("SIGINT");
    await execute("mv", [server.data, join(folder, "tables")]);
  } finally {
    await server.stop();
  }
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
async function startServer(besides: string[], create: (data: string, options: OwnFolder) => Promise<void>) {
  const options = await ownFolder();
  const data = join(options.cwd, "data");
  const remove = () => rm(options.cwd, { recursive: true, force: true });
  try {
    await create(data, options);
  } catch (error) {
    await remove();
    throw error;
  }
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
  const end = (signal: "SIGINT" | "SIGQUIT") => stopServer(server, signal);
  const stop = async () => {
    await end("SIGQUIT");
    await remove();
  };
  const databaseUrl = `postgres://space@127.0.0.1:${port}/postgres`;
  const restart = async (signal: "SIGINT" | "SIGQUIT") => {
    await end(signal);
    server = start();
    await waitUntilReady(databaseUrl);
  };
  try {
    await waitUntilReady(databaseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl, data, restart, end, stop };
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
