import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preparePackages, removeUnreadFiles } from "./packages.mjs";

const zod = { version: "4.0.0" };
const vitest = { version: "5.0.0", dev: true };
let root;
let installs;

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), "prepare-"));
  installs = [];
});

afterEach(() => rmSync(root, { recursive: true }));

/** A folder as npm leaves it: with `node_modules/.package-lock.json` when `installed` says so. */
function project(locked, installed) {
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...locked } }));
  if (installed === undefined) return;
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.bin/node"), "");
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
}

function prepare(forDevelopment = false) {
  const install = (what) => {
    installs.push(what);
    mkdirSync(join(root, "node_modules"), { recursive: true });
  };
  preparePackages({ root, forDevelopment, install });
  return installs.length;
}

test("packages that are not there are installed, once", () => {
  project({ "node_modules/zod": zod });
  expect(prepare()).toBe(1);
  expect(prepare()).toBe(1);
});

test("another lock file installs again", () => {
  project({ "node_modules/zod": zod });
  prepare();
  project({ "node_modules/zod": { version: "4.0.1" } });
  expect(prepare()).toBe(2);
});

test("what npm has put there by hand is not installed again", () => {
  project({ "node_modules/zod": zod }, { "node_modules/zod": zod });
  expect(prepare()).toBe(0);
});

test("another version there is replaced", () => {
  project({ "node_modules/zod": zod }, { "node_modules/zod": { version: "3.0.0" } });
  expect(prepare()).toBe(1);
});

test("an optional package of another platform may be absent, no other one", () => {
  project({ "node_modules/a": { version: "1.0.0", optional: true } }, {});
  expect(prepare()).toBe(0);
  project({ "node_modules/b": { version: "1.0.0" } }, {});
  expect(prepare()).toBe(1);
});

test("packages of checks and tests are installed only for those, beside the others", () => {
  project({ "node_modules/zod": zod, "node_modules/vitest": vitest }, { "node_modules/zod": zod });
  expect(prepare()).toBe(0);
  prepare(true);
  expect(installs).toEqual([{ forDevelopment: true, adds: true }]);
});

test("a start after the tests keeps the packages of tests", () => {
  project({ "node_modules/zod": zod, "node_modules/vitest": vitest });
  prepare(true);
  expect(installs).toEqual([{ forDevelopment: true, adds: false }]);
  expect(prepare()).toBe(1);
  expect(prepare(true)).toBe(1);
});

test("source maps and the headers of Node.js go, and nothing else", () => {
  const node = `node/node_modules/node-${process.platform}-${process.arch}`;
  const files = [`${node}/bin/node`, `${node}/include/node/node.h`, "zod/index.js", "zod/lib/index.js.map"];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  removeUnreadFiles(root);
  const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(left.map(({ name }) => name).sort()).toEqual(["index.js", "node"]);
});
