import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { suite } from "../scenarios/suite.ts";
import { nameOf, readResults } from "./results.ts";
import { faults } from "./table.ts";

const tests = faults.flatMap((fault) => fault.tests);
const results = readResults();

test.each(tests.map((one) => [nameOf(one), one] as const))("%s exists, and has been played", (name, one) => {
  if ("file" in one) expect(readFileSync(one.file, "utf8")).toContain(one.title);
  if ("scenario" in one) expect(suite.map(({ id }) => id)).toContain(one.scenario);
  expect(results[name]?.result).toBe("passed");
});

test("no result is kept of a test that the table doesn't name", () => {
  const names = new Set(tests.map(nameOf));
  expect(Object.keys(results).filter((name) => !names.has(name))).toEqual([]);
});
