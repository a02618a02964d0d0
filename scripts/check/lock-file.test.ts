import { expect, test } from "vitest";
import { missingOptionalPackages } from "./lock-file.ts";

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
