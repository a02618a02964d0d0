import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { space, spaceIn } from "#service/command/run-for-tests.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { startEmptyPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";

/** A start makes a database first, which takes its time where the machine has other work. */
const severalStarts = 120_000;
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-space-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startServer(environment: Record<string, string>): Promise<ServerForTests> {
  const server = await startServerForTests(environment);
  cleanUp.push(() => server.end("SIGKILL"));
  return server;
}

async function whoIs(server: ServerForTests, token: string): Promise<string> {
  const answer = await fetch(`${server.url}/cma/v1/me`, {
    headers: { authorization: `Bearer ${token.trim()}` },
  });
  const body: { email?: string; sys: { id: string } } = await answer.json();
  return body.email ?? body.sys.id;
}

test(
  "a token is made before the first start, by the running service, and after `kill -9`, and works at once",
  async () => {
    const DATA_DIR = await dataDirForTests("tables", await emptyFolder());
    const first = await space({ DATA_DIR }, "cma-token", "ada@example.com");
    const server = await startServer({ DATA_DIR });
    expect(await whoIs(server, first.out)).toBe("ada@example.com");

    // The service holds its database.
    const { code, out, said } = await space({ DATA_DIR }, "cma-token", "Grace@example.com", "--days", "1");
    expect([code, out]).toEqual([0, expect.stringMatching(/^[\w-]{43}\n$/)]);
    expect(said).toContain("It is not shown again.");
    expect(await whoIs(server, out)).toBe("grace@example.com");
    expect((await stat(join(DATA_DIR, "commands"))).mode & 0o777).toBe(0o700);
    expect(server.output()).not.toContain(out.trim());
    expect(server.output()).not.toContain("example.com");
    const unknown = await space({ DATA_DIR }, "cma-token", "nobody@example.com");
    expect(unknown).toEqual({
      code: 1,
      out: "",
      said: "There is no platform user with the address nobody@example.com.\n",
    });

    await server.end("SIGKILL");
    const last = await space({ DATA_DIR }, "cma-token", "linus@example.com");
    const again = await startServer({ DATA_DIR });
    expect(await whoIs(again, last.out)).toBe("linus@example.com");
    expect(await whoIs(again, first.out)).toBe("ada@example.com");
  },
  severalStarts,
);

test(
  "on PostgreSQL it is made beside the service",
  async () => {
    const postgres = await startEmptyPostgresForTests();
    cleanUp.push(() => postgres.stop());
    const environment = { DATABASE_URL: postgres.databaseUrl, DATA_DIR: await emptyFolder() };
    const server = await startServer(environment);
    const { out } = await space(environment, "cma-token", "grace@example.com");
    expect(await whoIs(server, out)).toBe("grace@example.com");
  },
  severalStarts,
);

test("what cannot be understood is answered with a sentence, and no stack", async () => {
  const DATA_DIR = await emptyFolder();
  expect((await space({ DATA_DIR })).said).toContain("npm run space -- COMMAND");
  expect((await space({ DATA_DIR }, "cma-token", "a@b.example", "--days", "0")).said).toBe(
    "--days: a whole number, 1 to 365.\n",
  );
  const { code, said } = await space({ DATA_DIR, DATABASE_URL: "mysql://x" }, "cma-token", "a@b.example");
  expect([code, said]).toEqual([1, expect.stringContaining("DATABASE_URL: ")]);
  expect(said).not.toContain(".ts:");
});

test("a `.env` that can't be read is answered with a sentence, and no stack", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, ".env"));
  const { code, said } = await spaceIn(folder, { DATA_DIR: folder }, "list");
  expect([code, said]).toEqual([1, ".env can't be read.\nEISDIR: illegal operation on a directory, read\n"]);
});

test("a `.env` in UTF-16, which would be ignored, is refused", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, ".env"), "\uFEFFDATABASE_URL=postgres://127.0.0.1:1/space\n", "utf16le");
  const { code, said } = await spaceIn(folder, { DATA_DIR: folder }, "list");
  expect([code, said]).toEqual([1, ".env begins with a byte order mark: save it as UTF-8 without one.\n"]);
});
