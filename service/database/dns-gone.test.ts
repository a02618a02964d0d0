import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";

/** Where this user may give a process files of its own in /etc. */
const mayMount = spawnSync("unshare", ["--mount", "true"]).status === 0;

let folder: string;
let postgres: PostgresForTests;
let admin: Kysely<Database>;
let server: ServerForTests;
beforeAll(async () => {
  if (!mayMount) return;
  [postgres, folder] = await Promise.all([startPostgresForTests(), mkdtemp(join(tmpdir(), "atrium-space-"))]);
  admin = openPostgres(postgres.databaseUrl, () => undefined);
  await writeNames("127.0.0.1 localhost database.test");
  await writeFile(join(folder, "resolv.conf"), "");
  const mounts = ["hosts", "resolv.conf"].map((file) => `mount --bind ${join(folder, file)} /etc/${file}`);
  const url = new URL(postgres.databaseUrl);
  url.hostname = "database.test";
  server = await startServerForTests(
    { DATABASE_URL: url.href, DATA_DIR: folder, DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on" },
    `exec unshare --mount sh -ec '${mounts.join("; ")}; exec "$0" "$@"' "$0" "$@"`,
  );
}, 60_000);
afterAll(async () => {
  if (!mayMount) return;
  await server.end("SIGKILL");
  await admin.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const writeNames = (hosts: string) => writeFile(join(folder, "hosts"), `${hosts}\n`);
const health = async () => (await fetch(`${server.url}/health`)).status;

test("DNS is gone: 503 with Retry-After, the log says the name, and it goes on by itself", async (context) => {
  if (!mayMount) context.skip("only a user who may mount can take names away from a process");
  const member = await MemberClientForTests.signIn(server.url);
  const read = () =>
    fetch(`${server.url}/acma/v1/spaces/demo/contents?limit=1`, { headers: member.authorization });
  expect((await read()).status).toBe(200);

  await writeNames("127.0.0.1 localhost");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`.execute(
    admin,
  );
  await expect.poll(health).toBe(503);
  const refused = await read();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  // The first to fail lost a connection; those after them look for the name.
  const logged = async () => {
    await (await read()).text();
    return server.output();
  };
  await expect.poll(logged).toMatch(/getaddrinfo (ENOTFOUND|EAI_AGAIN) database\.test/);

  await writeNames("127.0.0.1 localhost database.test");
  await expect.poll(health, { timeout: 20_000 }).toBe(200);
  expect((await read()).status).toBe(200);
}, 60_000);
