import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { buildChecks, developmentPages } from "./build-checks.ts";

let root: string;
let said: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-checks-"));
  said = [];
  await mkdir(join(root, ".next"));
  await buildIfStale({
    root,
    say: () => undefined,
    makeFiles: () => Promise.resolve(),
    build: () => writeFile(join(root, ".next/BUILD_ID"), "x").then(() => ""),
  });
});

afterEach(() => rm(root, { recursive: true }));

const names = async (builds: boolean) =>
  (await buildChecks({ builds, root, say: (line) => said.push(line) })).map(({ name }) => name);

test("a build of these sources is measured, without a message", async () => {
  expect(await names(false)).toEqual(["JavaScript of the first load"]);
  expect(said).toEqual([]);
});

test("a build of other sources isn't measured, and one line says so and what would", async () => {
  await writeFile(join(root, "package.json"), "{}");
  expect(await names(false)).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/^[^\n]*not weighed[^\n]*npm run check -- --build[^\n]*$/)]);
});

test("with `--build` it is measured, stale or not", async () => {
  await writeFile(join(root, "package.json"), "{}");
  expect(await names(true)).toEqual(["JavaScript of the first load"]);
  expect(said).toEqual([]);
});

test("a page of the development server that a build holds is named", async () => {
  await mkdir(join(root, "app/gallery"), { recursive: true });
  await writeFile(join(root, "app/gallery/page.dev.tsx"), "");
  const holds = (routes: object) =>
    writeFile(join(root, ".next/app-path-routes-manifest.json"), JSON.stringify(routes));
  await holds({ "/sign-in/page": "/sign-in" });
  expect(await developmentPages(root)).toEqual([]);
  await holds({ "/sign-in/page": "/sign-in", "/gallery/page": "/gallery" });
  expect(await developmentPages(root)).toEqual([expect.stringMatching(/^app\/gallery\/page\.dev\.tsx /)]);
});
