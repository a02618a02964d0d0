import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sizeProblems } from "./javascript-sizes.ts";

let build: string;
let notes: string[];

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "build-"));
  notes = [];
  await write("build-manifest.json", JSON.stringify({ rootMainFiles: ["root.js"] }));
  await write("root.js", "x".repeat(9 * 1024));
  await write("root.js.br", "x".repeat(3 * 1024));
  await write("root.js.gz", "x".repeat(4 * 1024));
  // Of this one nothing smaller could be made.
  await write("page.js", "x".repeat(2 * 1024));
  for (const name of ["en-every.1", "en-list.2", "ko-every.3", "ko-list.4"])
    await write(`static/messages/${name}.json`, "x".repeat(name.startsWith("ko") ? 512 : 256));
  await manifest("(a)/b", { layout: ["root.js"], page: ["page.js"] });
});

afterEach(() => rm(build, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(build, path)), { recursive: true });
  await writeFile(join(build, path), text, "latin1");
}

async function manifest(page: string, entryJSFiles: Record<string, string[]>): Promise<void> {
  const value = JSON.stringify({ clientModules: {}, entryJSFiles });
  const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${page}/page"] = ${value}`;
  await write(`server/app/${page}/page_client-reference-manifest.js`, text);
}

async function problems(budgetKibibytes: number): Promise<string[]> {
  const budget = { name: "b", page: "(a)/b", messages: "list" as const, budgetKibibytes };
  return await sizeProblems(build, [budget], (line) => notes.push(line));
}

test("the size of a page has shared and own scripts, each once", async () => {
  expect(await problems(6)).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^b +5\.0 of 6 KiB in 2 scripts \(gzip: 6\.0 KiB\), 1\.0 KiB of messages$/),
  ]);
});

test("a page over its budget is reported", async () => {
  expect(await problems(4.9)).toEqual(["b: 5.0 KiB are over 4.9"]);
});

test("a page with too many messages is reported", async () => {
  await write("static/messages/ko-list.4.json", "x".repeat(10 * 1024));
  expect(await problems(6)).toEqual(["b: 10.5 KiB of messages are over 10"]);
});

test("a script that contains zod is reported", async () => {
  await write("page.js", "x._zod.def");
  expect(await problems(6)).toEqual([expect.stringContaining("page.js")]);
});

test("a page that the build has not is no page within its budget", async () => {
  const gone = sizeProblems(build, [{ name: "c", page: "c", budgetKibibytes: 9 }], () => undefined);
  await expect(gone).rejects.toThrow("c/page_client-reference-manifest.js");
});
