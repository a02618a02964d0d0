import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIfStale } from "./build-if-stale.ts";

let root: string;
let builds: number;
let lines: string[];
let filesMade: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
  builds = 0;
  lines = [];
  filesMade = 0;
  await write("app/page.tsx", "1");
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, ".."), { recursive: true });
  await writeFile(join(root, path), text);
}

async function makeFiles(): Promise<void> {
  filesMade += 1;
}

async function build(): Promise<number> {
  await buildIfStale({
    root,
    say: (line) => lines.push(line),
    makeFiles,
    build: async () => {
      builds += 1;
      await wait(20);
      await write(".next/BUILD_ID", "x");
      return "";
    },
  });
  return builds;
}

test("the same sources are built once", async () => {
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);
});

test("the files beside a fresh build are made, in case they were removed", async () => {
  await build();
  await build();
  expect(filesMade).toBe(2);
});

test.each([
  ["a changed file", "app/page.tsx"],
  ["a new file", "lib/paths.ts"],
  ["the lock file", "package-lock.json"],
  ["a picture", "public/icon.svg"],
])("%s makes the build stale", async (_, path) => {
  await build();
  await write(path, "2");
  expect(await build()).toBe(2);
});

test("a test does not make the build stale", async () => {
  await build();
  await write("lib/paths.test.ts", "2");
  expect(await build()).toBe(1);
});

test("a build that was thrown away is made again", async () => {
  await build();
  await rm(join(root, ".next"), { recursive: true });
  expect(await build()).toBe(2);
});

test("two at once build once", async () => {
  await Promise.all([build(), build(), build()]);
  expect(builds).toBe(1);
  expect(lines).toEqual(Array(3).fill(expect.stringMatching(/^Building the portal /)));
});

test("a build that broke off does not hold up the next one", async () => {
  await write(".cache/build.lock", "999999999");
  expect(await build()).toBe(1);
});

test("a build that failed is tried again", async () => {
  const broken = buildIfStale({
    ...{ root, makeFiles, say: () => undefined },
    build: () => Promise.reject(new Error("no")),
  });
  await expect(broken).rejects.toThrow("no");
  expect(await build()).toBe(1);
});
