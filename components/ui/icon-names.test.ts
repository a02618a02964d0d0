import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

test("every icon of the sheet is used", () => {
  const paths = globSync("{app,components,lib}/**/*.{ts,tsx}").filter((path) => !path.includes("icon-names"));
  const sources = paths.map((path) => readFileSync(path, "utf8")).join("\n");
  expect(iconNames.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});
