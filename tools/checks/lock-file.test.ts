import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockProblems, lockSchema, missingOptionalPackages } from "./lock-file.ts";

const next = { version: "16.0.0", optionalDependencies: { "@next/swc-darwin-arm64": "16.0.0" } };

test("a package of another platform that the lock file leaves out is named", () => {
  expect(missingOptionalPackages({ packages: { "node_modules/next": next } })).toEqual([
    { name: "@next/swc-darwin-arm64", version: "16.0.0", dev: false },
  ]);
});

test.each(["node_modules/@next/swc-darwin-arm64", "node_modules/next/node_modules/@next/swc-darwin-arm64"])(
  "it is there as %s",
  (folder) => {
    const packages = { "node_modules/next": next, [folder]: { version: "16.0.0" } };
    expect(missingOptionalPackages({ packages })).toEqual([]);
  },
);

const integrity = `sha512-${"A".repeat(86)}==`;
const folder = "node_modules/sharp";

test.each([
  ["a range", { version: "^1.2.3", integrity }, 'version "^1.2.3" is not exact'],
  ["no version", { integrity }, 'version "" is not exact'],
  [
    "another registry",
    { version: "1.2.3", integrity, resolved: "https://example.com/sharp-1.2.3.tgz" },
    "comes from https://example.com/sharp-1.2.3.tgz",
  ],
  [
    "a git address",
    { version: "1.2.3", integrity, resolved: "git+ssh://git@example.com/sharp.git" },
    "comes from git+ssh://git@example.com/sharp.git",
  ],
  ["no hash", { version: "1.2.3" }, "has no integrity"],
  [
    "no hash of an optional package for this platform",
    { version: "1.2.3", optional: true },
    "has no integrity",
  ],
  [
    "a weak hash",
    { version: "1.2.3", integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" },
    "its integrity is not one SHA-512",
  ],
])("%s is a problem", (_, entry, problem) => {
  expect(lockProblems({ packages: { [folder]: entry } })).toEqual([`${folder}: ${problem}`]);
});

test("a package of another platform may lack a hash", () => {
  const entry = { version: "1.2.3", optional: true, os: ["darwin"], cpu: ["arm64"] };
  expect(lockProblems({ packages: { "": {}, [folder]: entry } })).toEqual([]);
});

test("this project's entries without a hash are the 43 optional ones of other platforms", () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  expect(lockProblems(lock)).toEqual([]);
  const without = Object.entries(lock.packages).filter(([name, entry]) => name !== "" && !entry.integrity);
  expect(without).toHaveLength(43);
  expect(without.filter(([, { dev }]) => !dev)).toHaveLength(20);
});
