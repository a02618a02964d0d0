import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { chmod, chown, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { space } from "#service/command/run-for-tests.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";

const user = 65_534;
/** Only root can be two users. */
const asRoot = test.runIf(process.geteuid?.() === 0);

let dataDir: string;
beforeEach(async () => {
  dataDir = await dataDirForTests("tables");
  execFileSync("chown", ["-R", String(user), dataDir]);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const startAsUser = () =>
  startServerForTests(
    { DATA_DIR: dataDir, DEMO_SPACE: "off" },
    `exec setpriv --reuid=${user} --regid=${user} --clear-groups "$0" "$@"`,
  );

asRoot(
  "files are kept in a volume that is mounted for the group of the service",
  async () => {
    const volume = join(dataDir, "media");
    await mkdir(volume);
    await chown(volume, 0, user);
    await chmod(volume, 0o770);
    const server = await startAsUser();
    expect(await server.end("SIGTERM")).toBe(0);
  },
  60_000,
);

asRoot.each([
  { where: "the embedded database", environment: {} },
  { where: "files", environment: { DATABASE_URL: "postgres://space@127.0.0.1:1/space" } },
])(
  "a command of another user writes nothing beside $where",
  async ({ environment }) => {
    const { code, out, said } = await space({ DATA_DIR: dataDir, ...environment }, "list");
    expect({ code, out, said }).toEqual({
      code: 1,
      out: "",
      said: `The folder ${dataDir} belongs to the user with the id ${user}. Run this as that user.\n`,
    });
    const owners = readdirSync(dataDir, { recursive: true }).map(
      (name) => statSync(join(dataDir, String(name))).uid,
    );
    expect(new Set(owners)).toEqual(new Set([user]));
  },
  60_000,
);

asRoot(
  "a command of root creates nothing in an empty folder of another user, and heeds those in a folder of root",
  async () => {
    const folder = join(dataDir, "empty");
    const refused = (path: string) => ({
      code: 1,
      said: `The folder ${path} belongs to the user with the id ${user}. Run this as that user.\n`,
    });
    await mkdir(folder);
    await chown(folder, user, user);
    expect(await space({ DATA_DIR: folder }, "list")).toMatchObject(refused(folder));
    expect(readdirSync(folder)).toEqual([]);
    await chown(dataDir, 0, 0);
    expect(await space({ DATA_DIR: dataDir }, "list")).toMatchObject(refused(join(dataDir, "space-db")));
  },
  60_000,
);

asRoot(
  "a user who may not look into a folder isn't told that nothing is there",
  async () => {
    const { databaseUrl, stop } = await startPostgresForTests();
    onTestFinished(stop);
    await mkdir(join(dataDir, "media"));
    await chmod(dataDir, 0o700);
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ["service/space.ts", ...args], { env, uid: 65_533, stdio: "pipe" });
    expect(() => run("backup", "--out", join(dataDir, "copy"))).toThrow(
      `This user may not use ${join(dataDir, "media")}. Run this as the user of the service.`,
    );
    expect(() => run("restore", "--from", dataDir)).toThrow(
      `The folder ${dataDir} cannot be used by the user with the id 65533: this user may not read and write it.`,
    );
  },
  60_000,
);

asRoot(
  "a file of another user is no damage",
  async () => {
    const file = join(dataDir, "space-db/global/pg_control");
    await chown(file, 0, 0);
    await chmod(file, 0o600);
    await expect(startAsUser()).rejects.toThrow(
      /space-db cannot be used: this user may not read and write it\..*\n.*pg_control/,
    );
  },
  60_000,
);

asRoot(
  "a user who may not use the socket of the running service is told who may",
  async () => {
    const server = await startAsUser();
    const env = { ...process.env, DATA_DIR: dataDir };
    await chmod(dataDir, 0o711);
    const list = () =>
      execFileSync(process.execPath, ["service/space.ts", "list"], { env, uid: 65_533, stdio: "pipe" });
    expect(list).toThrow("Run this as the user of the service.");
    await server.end("SIGTERM");
  },
  60_000,
);
