import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { createService, type Service } from "#service/index.ts";

let folder = "";
let service: Service;
let token = "";

beforeAll(async () => {
  folder = await dataDirForTests("demo");
  service = await createService({ dataDir: folder, port: 0, logLevel: "silent" });
  await service.listen();
  token = (
    await command(["service/space.ts", "cma-token", "grace@example.com"], { DATA_DIR: folder })
  ).out.trim();
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  said: string;
}

function command(args: string[], environment: Record<string, string>): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env: { PATH, HOME, NODE_ENV: "test", ...environment } },
      (error, out, said) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out, said }),
    );
  });
}

const pull = (args: string[], environment: Record<string, string> = {}) =>
  command(["scripts/space-pull.ts", ...args], {
    CMA_URL: `${service.url}/cma/v1`,
    CMA_TOKEN: token,
    ...environment,
  });

test("the demo's file has everything that the embedded Space has", async () => {
  expect(await pull(["--out", "lib/space-file/morae.json"])).toMatchObject({
    code: 0,
    out: "lib/space-file/morae.json has everything that the Space has.\n",
  });
});

test("missing types are shown first and then written; neither has the token", async () => {
  const path = join(folder, "space.json");
  const whole = readFileSync("lib/space-file/morae.json", "utf8");
  const lacking = whole.replace(/\{ "apiName": "walkedOn".*\n/, "// It is gone.\n");
  writeFileSync(path, lacking);

  const shown = await pull(["--out", path, "--dry-run"]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain("+ article.walkedOn: a new Date field");
  expect(shown.out).toMatch(/^\+\s+"apiName": "walkedOn"/m);
  expect(readFileSync(path, "utf8")).toBe(lacking);

  const written = await pull(["--out", path]);
  expect(written.code).toBe(0);
  const after = readFileSync(path, "utf8");
  expect(after).toContain('"apiName": "walkedOn"');
  expect(after).toContain("// It is gone.");
  expect(after).toContain('"ko": "바닷가를 걷는 사람들이 적어 두는 기록."');
  expect(shown.out + shown.said + written.out + written.said + after).not.toContain(token);
  expect((await pull(["--check", "--out", path])).out).toContain("is in order");
});

test("a file that an editor begins with a byte order mark is read; an empty path and a folder are not", async () => {
  const path = join(folder, "marked.json");
  writeFileSync(path, `\uFEFF${readFileSync("lib/space-file/morae.json", "utf8")}`);
  expect(await pull(["--out", path])).toMatchObject({
    code: 0,
    out: `${path} has everything that the Space has.\n`,
  });
  expect(await pull(["--check", "--out", path])).toMatchObject({ code: 0 });
  expect(await pull(["--out", ""])).toMatchObject({ code: 1, said: "--out is empty.\n" });
  expect(await pull(["--out", folder])).toMatchObject({
    code: 1,
    said: `${folder}: this user can't read it (EISDIR)\n`,
  });
});

test("a variable that is empty counts as not set", async () => {
  expect(await pull(["--dry-run"], { SPACE_FILE: "", SPACE_ID: "" })).toMatchObject({
    code: 0,
    out: "lib/space-file/morae.json has everything that the Space has.\n",
  });
  const { said } = await pull(["--dry-run"], { CMA_URL: "", SPACE_PORT: "" });
  expect(said).not.toContain("http://localhost:/");
  expect((await pull(["--check"], { SPACE_FILE: "" })).code).toBe(0);
});

test.each([
  ["no token", { CMA_TOKEN: "" }, "CMA_TOKEN is not set"],
  ["a token that is none", { CMA_TOKEN: "none-of-cmas" }, "does not take the token"],
  ["another Space", { SPACE_ID: "elsewhere" }, 'no Space "elsewhere"'],
  ["nobody there", { CMA_URL: "http://localhost:1/cma/v1" }, "Can't reach CMA"],
])("%s is refused with a sentence", async (_, environment, sentence) => {
  const { code, said } = await pull(["--dry-run"], environment);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toContain("    at ");
  expect(said).not.toContain("none-of-cmas");
});
