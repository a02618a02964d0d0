import { execFileSync } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveTo } from "#service/backup/backup.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { accountThatMayRunIt } from "#service/database/postgres-programs-for-tests.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

let folder: string;
let postgres: PostgresForTests;
/** The address of a database that lets in only who has a certificate of their name. */
let strict: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-tls-"));
  for (const name of ["server", "other"]) makeCertificate(name, "127.0.0.1");
  makeCertificate("client", "space");
  writeFileSync(
    file("pg_hba.conf"),
    "hostssl strict all all cert\nhost strict all all reject\nhost all all all trust\n",
  );
  const account = accountThatMayRunIt();
  if (account !== undefined) {
    for (const path of [folder, file("server.key")]) chownSync(path, account.uid, account.gid);
  }
  postgres = await startPostgresForTests([
    "ssl=on",
    `ssl_cert_file=${file("server.crt")}`,
    `ssl_key_file=${file("server.key")}`,
    `ssl_ca_file=${file("client.crt")}`,
    `hba_file=${file("pg_hba.conf")}`,
  ]);
  const admin = openPostgres(postgres.databaseUrl, () => undefined);
  await sql`create database strict`.execute(admin);
  await admin.destroy();
  strict = Object.assign(new URL(postgres.databaseUrl), { pathname: "/strict" }).href;
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);
const withCertificate = () => `${strict}?sslcert=${file("client.crt")}&sslkey=${file("client.key")}`;

function makeCertificate(name: string, commonName: string): void {
  const subject = ["-subj", `/CN=${commonName}`, "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", file(`${name}.key`), "-out", file(`${name}.crt`)];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject, ...files], { stdio: "ignore" });
}

/** With the settings as an operator writes them. */
async function open(environment: Record<string, string>): Promise<OpenDatabase> {
  return await openDatabase(settingsFromEnvironment({ DATABASE_URL: postgres.databaseUrl, ...environment }));
}

/** Of each pool. */
async function areEncrypted(environment: Record<string, string>): Promise<unknown[]> {
  const { db, searches, unlimited, close } = await open(environment);
  const isEncrypted = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
  try {
    const answers = await Promise.all([db, searches.db, unlimited].map((pool) => isEncrypted.execute(pool)));
    return answers.map(({ rows }) => rows[0]?.ssl);
  } finally {
    await close();
  }
}

test("a connection is encrypted where the server's certificate is of the authorities that were named", async () => {
  expect(await areEncrypted({})).toEqual([false, false, false]);
  expect(await areEncrypted({ DATABASE_CA_FILE: file("server.crt") })).toEqual([true, true, true]);
});

test.each([{ DATABASE_CA_FILE: "other.crt" }, { DATABASE_TLS: "on" }])(
  "another certificate is refused with %j",
  async ({ DATABASE_CA_FILE: name, ...others }) => {
    const environment = { ...others, ...(name !== undefined && { DATABASE_CA_FILE: file(name) }) };
    await expect(open(environment)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/self-signed|unable to verify/) },
    });
  },
);

test("a client certificate is sent in addition to the authorities", async () => {
  const environment = { DATABASE_CA_FILE: file("server.crt") };
  await expect(open({ ...environment, DATABASE_URL: strict })).rejects.toThrow();
  expect(await areEncrypted({ ...environment, DATABASE_URL: withCertificate() })).toEqual([true, true, true]);
});

test("a database is moved with the same settings", async () => {
  const embedded = await openDatabase({ dataDir: "memory://", cluster: await clusterForTests("demo") });
  const settings = settingsFromEnvironment({ DATABASE_CA_FILE: file("server.crt") });
  const move = (url: string) => moveTo(url, { unlimited: embedded.unlimited, settings });
  await expect(move(`${withCertificate()}&sslmode=disable`)).rejects.toThrow("can't have sslmode");
  expect(await move(withCertificate())).toBeGreaterThan(100);
  await embedded.close();
});
