import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../tools/other-space/client-for-tests.ts";
import { startOtherSpace } from "../tools/other-space/start.ts";

// The steps of docs/your-space.md, "If your Space differs", with a Space that differs.
let space: Awaited<ReturnType<typeof startOtherSpace>>;
let folder = "";
let file = "";
let environment: Record<string, string> = {};

beforeAll(async () => {
  space = await startOtherSpace({ callbackUrl: "http://localhost:9/callback" });
  folder = mkdtempSync(join(tmpdir(), "atrium-your-space-"));
  file = join(folder, "space.json");
  const { auth, acma, acda, cma, upload } = space.addresses;
  environment = {
    PATH: process.env.PATH ?? "",
    // A dozen commands of the same modules.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, "compiled"),
    PORTAL_URL: "http://localhost:9",
    SESSION_SECRETS: "a-secret-of-the-cookies-that-is-32-characters",
    SPACE_ID: space.spaceId,
    SPACE_FILE: file,
    AUTH_URL: auth,
    ACMA_URL: acma,
    ACDA_URL: acda,
    CMA_URL: cma,
    UPLOAD_URL: upload,
    CMA_TOKEN: space.cmaTokens.grace,
    MEMBER_TOKEN: (await signIn(space, "Ada")).accessToken,
  };
});

afterAll(async () => {
  await space.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the script of `npm run name`. */
function run(name: string, ...args: string[]) {
  return runWith({}, name, ...args);
}

function runWith(
  changes: Record<string, string>,
  name: string,
  ...args: string[]
): Promise<{ code: number; out: string }> {
  const env = { NODE_ENV: "test", ...environment, ...changes } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, out, said) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + said }),
    );
  });
}

// A dozen commands, each a process: ten times as long beside other work.
test("from a token to a Space file, step by step", async () => {
  const lost = await run("space-pull", "--out", file);
  expect(lost).toMatchObject({ code: 1, out: expect.stringMatching(/--probe .*--content-types/) });

  const probed = await run("doctor", "--probe");
  expect(probed.out).toMatch(/"listContentTypes": "\/spaces\/\{spaceId\}\/models",$/m);

  const pulled = await run("space-pull", "--out", file, "--content-types", "/spaces/{spaceId}/models");
  expect(pulled).toMatchObject({ code: 0, out: expect.stringContaining("is written.") });
  expect(pulled.out).toMatch(/^! space\.json:\d+:\d+ providers: CMA says none/m);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("id-in-your-service-login", "village-id").replace("en-US", "en"),
  );

  const order = ["--target", file, "--shapes", "--write", file];
  const found = await run("contract", ...order);
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining(`${file} is written.`) });
  expect(found.out).toMatch(/^ {2}OTHERWISE +list Media +GET \/spaces\/\{spaceId\}\/assets$/m);
  expect(found.out).toMatch(/^\+ endpoints\.listMedia: "\/spaces\/\{spaceId\}\/assets"$/m);
  const { endpoints, conventions, media } = parse(readFileSync(file, "utf8"));
  expect(Object.keys(endpoints)).toHaveLength(21);
  expect(conventions).toEqual({
    ...{ descending: "key:desc", values: "repeated" },
    ...{ location: "longitude,latitude", membershipUser: "sys.user" },
  });
  expect(media).toEqual({ origins: [space.origins.media] });
  expect((await run("contract", ...order)).out).toContain(`${file} needs no other setting.`);

  expect(await run("space-pull", "--check", "--out", file)).toMatchObject({ code: 0 });
  const examined = await run("doctor");
  expect(examined).toMatchObject({ code: 0, out: expect.stringMatching(/^✓ space-file /m) });
  expect(examined.out).toMatch(/^✓ providers {5}"village-id" leads to /m);
  expect(examined.out).toMatch(/3 small remarks \(--all shows them\)\.$/m);
  expect((await run("doctor", "--all")).out.match(/^· /gm)).toHaveLength(3);
}, 120_000);

test("a slip of the contract's is a sentence", async () => {
  const slips = [
    [{}, "none.json", "none.json: there is no file to read."],
    [{ ACDA_URL: "" }, file, "A Space file needs these addresses too: ACDA_URL."],
    [{ MEMBER_TOKEN: "none" }, file, "ACMA doesn't take the member's token (GET /me answers 403)."],
    [{ ACMA_URL: "http://localhost:9" }, file, "GET http://localhost:9/me gives no answer"],
  ] as const;
  for (const [changes, target, sentence] of slips) {
    const { code, out } = await runWith(changes, "contract", "--target", target, "--shapes");
    expect(code).toBe(1);
    expect(out).toMatch(/^.*\n$/);
    expect(out).toContain(sentence);
  }
});

test("for the contract, a token that is empty counts as not given", async () => {
  const { out } = await runWith(
    { MEMBER_TOKEN: "", CMA_TOKEN: "" },
    "contract",
    "--target",
    file,
    "--shapes",
  );
  expect(out).not.toContain("ACMA doesn't take the member's token");
});

test("each command of the guide is one of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const guide = readFileSync("docs/your-space.md", "utf8");
  const names = [...guide.matchAll(/npm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name !== "ci" && !(name in scripts))).toEqual([]);
});
