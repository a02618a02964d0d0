import { spawn } from "node:child_process";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopServer, waitUntilReady } from "#service/database/postgres-for-tests.ts";
import { accountThatMayRunIt } from "#service/database/postgres-programs-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";

interface PgBouncerForTests {
  /** The same database, through PgBouncer. */
  poolerUrl: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode in front of a PostgreSQL of this machine, on a free port. Its servers are fewer than its
 * clients, so that one client's transactions run on many. Throws when this machine has none.
 */
export async function startPgBouncerForTests(databaseUrl: string): Promise<PgBouncerForTests> {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const account = accountThatMayRunIt();
  const folder = await mkdtemp(join(tmpdir(), "atrium-pgbouncer-"));
  const port = await findFreePort();
  const file = join(folder, "pgbouncer.ini");
  const database = pathname.slice(1);
  await writeFile(
    file,
    `[databases]
${database} = host=${hostname} port=${serverPort} dbname=${database} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
server_login_retry = 1
`,
  );
  if (account !== undefined) for (const path of [folder, file]) await chown(path, account.uid, account.gid);
  // Debian keeps it out of the PATH of those who are not root.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const server = spawn("pgbouncer", [file], { ...account, env, cwd: folder, stdio: "ignore" });
  const started = new Promise<void>((resolve, reject) => {
    server.once("spawn", resolve).once("error", (cause) => {
      reject(new Error("This test needs PgBouncer: on Debian, `apt-get install pgbouncer`.", { cause }));
    });
  });
  const stop = async () => {
    await stopServer(server, "SIGQUIT");
    await rm(folder, { recursive: true, force: true });
  };
  const poolerUrl = `postgres://${username}@127.0.0.1:${port}/${database}`;
  try {
    await started;
    await waitUntilReady(poolerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { poolerUrl, stop };
}
