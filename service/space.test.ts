import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { space, spaceAtTerminal } from "#service/command/run-for-tests.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";

const severalStarts = 120_000;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-space-"));
  env = { DATA_DIR: await dataDirForTests("tables", folder), DEMO_SPACE: "off" };
  const made = await space(env, "create", "club", "--locales", "en-US", "--manager", "kim@example.com");
  expect(made).toMatchObject({ code: 0, said: "" });
}, severalStarts);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function users(): Promise<string[]> {
  const { out } = await space(env, "users", "club", "--json");
  const rows: { email: string }[] = JSON.parse(out);
  return rows.map(({ email }) => email);
}

test(
  "--json gives a result on stdout, and nothing else",
  async () => {
    expect(await users()).toEqual(["kim@example.com"]);
    const { code, out, said } = await space(env, "cma-token", "kim@example.com", "--json");
    expect([code, said]).toEqual([0, ""]);
    expect(JSON.parse(out)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.stringMatching(/Z$/),
    });
  },
  severalStarts,
);

test.each([
  { line: ["users", "nowhere"], problem: /^There is no Space "nowhere"/ },
  { line: ["space-role", "club", "manager", "--permissions", "none"], problem: /^Nobody would be left/ },
  { line: ["user-remove", "club", "kim@example.com"], problem: /repeat the command with --yes/ },
  { line: ["cma-token"], problem: /^EMAIL is missing/ },
  { line: ["nothing"], problem: /^There is no command "nothing"/ },
  { line: ["list"], settings: { DATABASE_URL: "mysql://x" }, problem: /DATABASE_URL: / },
])(
  "--json gives the problem of $line on stdout, too",
  async ({ line, settings, problem }) => {
    const { code, out, said } = await space({ ...env, ...settings }, ...line, "--json");
    expect([code, said]).toEqual([1, ""]);
    expect(JSON.parse(out)).toEqual({ problem: expect.stringMatching(problem) });
  },
  30_000,
);

test(
  "what can't be undone is refused without a terminal, and done with --yes",
  async () => {
    await space(env, "user-add", "club", "lee@example.com", "--roles", "viewer");
    const remove = ["user-remove", "club", "lee@example.com"];
    expect(await space(env, ...remove)).toEqual({
      ...{ code: 1, out: "" },
      said: 'Remove the platform user lee@example.com from "club"? This can\'t be undone: repeat the command with --yes.\n',
    });
    expect(await users()).toContain("lee@example.com");
    expect(await space(env, ...remove, "--yes")).toMatchObject({ code: 0, said: "" });
    expect(await users()).not.toContain("lee@example.com");
  },
  severalStarts,
);

test.skipIf(process.platform !== "linux")(
  "at a terminal it is asked, and done after a yes alone",
  async () => {
    await space(env, "user-add", "club", "ann@example.com", "--roles", "viewer");
    const remove = ["user-remove", "club", "ann@example.com"];
    for (const answer of ["no", "", "y"]) {
      const { code, out } = await spaceAtTerminal(env, answer, ...remove);
      expect([code, out]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
    }
    expect(await users()).toContain("ann@example.com");
    expect(await spaceAtTerminal(env, "Yes", ...remove)).toEqual({
      code: 0,
      out: expect.stringContaining("Removed ann@example.com"),
    });
    expect(await users()).not.toContain("ann@example.com");
  },
  severalStarts,
);
