import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allEndpoints } from "#lib/space/console-endpoints.ts";
import { spaceFileSchema } from "./schema.ts";

const guide = readFileSync("docs/your-space.md", "utf8");
const rows = guide.split("\n").filter((line) => /^\| \d+ \|/.test(line));
const settings = rows.map((row) => row.split(" | ")[3] ?? "").join("\n");

test("the guide's table names each setting of operations and conventions", () => {
  const decided = Object.entries(allEndpoints).filter(([, { from }]) => from === "decided");
  const conventions = spaceFileSchema.shape.conventions.unwrap().shape;
  const names = [
    ...decided.map(([name]) => name),
    ...Object.keys(conventions).map((name) => `conventions.${name}`),
  ];
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !new RegExp(`[\`.]${name}\``).test(settings))).toEqual([]);
});
