import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The cells of a document's numbered tables, by the number of their row. */
function numberedRows(file: string): Map<number, string[]> {
  const lines = readFileSync(file, "utf8").split("\n");
  const rows = lines.filter((line) => /^\| \d+ \|/.test(line)).map((line) => line.slice(2, -2).split(" | "));
  return new Map(rows.map(([number, ...cells]) => [Number(number), cells]));
}

const guide = numberedRows("docs/your-space.md");
const choices = numberedRows("tools/other-space/README.md");

test("rows are numbered from 1 on", () => {
  for (const rows of [guide, choices]) {
    expect(rows.size).toBeGreaterThan(50);
    expect([...rows.keys()]).toEqual([...rows.keys()].map((_, index) => index + 1));
  }
});

test("each choice is covered by rows of the guide, which have five cells each", () => {
  for (const [number, cells] of choices) {
    const rows = (cells.at(-1) ?? "").split(", ").flatMap((row) => row.split("–").map(Number));
    expect(rows, `row ${number}`).not.toEqual([]);
    for (const row of rows) expect(guide.has(row), `row ${number} names row ${row}`).toBe(true);
  }
  for (const [number, cells] of guide) expect(cells, `row ${number}`).toHaveLength(4);
});
