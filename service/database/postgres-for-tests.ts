import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort } from "#service/free-port.ts";

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
  const create = ["initdb", "-U", "space", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  return await startServer(besides, create);
}

/** Follows a PostgreSQL of `startPostgresForTests`, and takes its place after `select pg_promote()`. */
export async function startStandbyForTests(
  { databaseUrl }: Pick<PostgresForTests, "databaseUrl">,
  besides: string[] = [],
): Promise<PostgresForTests> {
  return await startServer(besides, [
    "pg_basebackup",
    "--checkpoint=fast",
    "--no-sync",
    "-R",
    "-d",
    databaseUrl,
  ]);
}

/** @param create the program that makes its folder, and its arguments but for that folder */
async function startServer(besides: string[], create: string[]): Promise<PostgresForTests> {
  const programs = findPrograms();
  const account = accountThatMayRunIt();
  const folder = await mkdtemp(join(tmpdir(), "atrium-postgres-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, env: { ...process.env, LC_ALL: "C" }, ...account };
  const [program = "", ...args] = create;
  await promisify(execFile)(join(programs, program), ["-D", data, ...args], options);
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
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: "ignore" },
    );
  let server = start();
  const stop = async () => {
    await stopServer(server, "SIGQUIT");
    await rm(folder, { recursive: true, force: true });
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

function findPrograms(): string {
  try {
    return execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();
  } catch (error) {
    throw new Error("This test needs PostgreSQL: on Debian, `apt-get install postgresql`.", { cause: error });
  }
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function accountThatMayRunIt(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
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
