import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { suite } from "../suite.ts";
import { mutants } from "./list.ts";

const edits = mutants.flatMap(({ without, edits }) => edits.map((edit) => ({ without, ...edit })));

test.each(edits)("$without: $file still has what is taken out", ({ file, search }) => {
  expect(readFileSync(file, "utf8")).toContain(search);
});

test("each row is noticed by at least one", () => {
  const noticing = new Set(mutants.flatMap(({ rows }) => rows));
  expect(suite.map(({ id }) => id).filter((id) => !noticing.has(id))).toEqual([]);
});
