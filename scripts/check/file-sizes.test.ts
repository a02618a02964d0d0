import { expect, test } from "vitest";
import { fileSizes } from "./file-sizes.ts";

const file = (path: string, lines: number) => ({ path, text: "x\n".repeat(lines) });

test("a source file has at most 200 lines", () => {
  expect(fileSizes([file("lib/x.ts", 200), file("lib/y.ts", 201)])).toEqual([
    "lib/y.ts: 201 lines, at most 200",
  ]);
});

test("a test has at most 400", () => {
  expect(fileSizes([file("lib/x.test.ts", 400), file("e2e/x.spec.ts", 401)])).toHaveLength(1);
});

test("data is as long as it is", () => {
  expect(fileSizes([file("service/database/migrations/0001_tables.ts", 900)])).toEqual([]);
});
