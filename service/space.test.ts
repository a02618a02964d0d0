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

test(
  "--json gives a result on stdout, and nothing else",
  async () => {
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
  { line: ["cma-token"], problem: /^EMAIL is missing/ },
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
    const lee = ["club", "lee@example.com"];
    await space(env, "user-add", ...lee, "--roles", "viewer");
    expect(await space(env, "user-remove", ...lee)).toEqual({
      ...{ code: 1, out: "" },
      said: 'Remove the platform user lee@example.com from "club"? This can\'t be undone: repeat the command with --yes.\n',
    });
    expect(await space(env, "user-remove", ...lee, "--yes")).toMatchObject({ code: 0, said: "" });
  },
  severalStarts,
);

test.skipIf(process.platform !== "linux")(
  "at a terminal it is asked, and done after a yes alone",
  async () => {
    const ann = ["club", "ann@example.com"];
    await space(env, "user-add", ...ann, "--roles", "viewer");
    for (const [answer, code, said] of [
      ["y", 1, "Nothing was changed."],
      ["Yes", 0, "Removed ann@example.com"],
    ] as const) {
      const asked = await spaceAtTerminal(env, answer, "user-remove", ...ann);
      expect(asked).toEqual({ code, out: expect.stringContaining(said) });
    }
  },
  severalStarts,
);
