import { execFileSync } from "node:child_process";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import {
  accountThatMayRunIt,
  type PostgresForTests,
  startPostgresForTests,
} from "#service/database/postgres-for-tests.ts";

let folder: string;
let postgres: PostgresForTests;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-tls-"));
  for (const name of ["server", "other"]) makeCertificate(name);
  const account = accountThatMayRunIt();
  if (account !== undefined) {
    for (const path of [folder, file("server.key")]) chownSync(path, account.uid, account.gid);
  }
  postgres = await startPostgresForTests([
    "ssl=on",
    `ssl_cert_file=${file("server.crt")}`,
    `ssl_key_file=${file("server.key")}`,
  ]);
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);

function makeCertificate(name: string): void {
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", file(`${name}.key`), "-out", file(`${name}.crt`)];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject, ...files], { stdio: "ignore" });
}

async function isEncrypted(tls: string | boolean): Promise<boolean | undefined> {
  const bounds = { connections: 1, statementMilliseconds: 1000 };
  const connection = { connectSeconds: 5, tls, isPooled: false };
  const db = openPostgres(postgres.databaseUrl, () => undefined, bounds, connection);
  try {
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
    return rows[0]?.ssl;
  } finally {
    await db.destroy();
  }
}

test("a connection is encrypted where the server's certificate is of the authorities that were named", async () => {
  expect(await isEncrypted(false)).toBe(false);
  expect(await isEncrypted(file("server.crt"))).toBe(true);
});

test("another certificate is refused", async () => {
  await expect(isEncrypted(file("other.crt"))).rejects.toThrow(/self-signed|unable to verify/);
  await expect(isEncrypted(true)).rejects.toThrow(/self-signed|unable to verify/);
});
