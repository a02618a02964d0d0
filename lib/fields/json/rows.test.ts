import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasRoomFor,
  nameProblem,
  newColumnName,
  withCell,
  withColumn,
  withColumnName,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withRow,
} from "./change-rows.ts";
import { cellText, readRows, rowsText, writtenCell } from "./rows.ts";

const rows = (text: string) => readRows(text) ?? { columns: [], rows: [] };

test("rows with the same keys are a table, with each value as it is written", () => {
  expect(readRows('[{"a": 1.0, "b": "\\u00e9"}, {"a": 1e3, "b": null}]')).toEqual({
    columns: ["a", "b"],
    rows: [
      ["1.0", '"\\u00e9"'],
      ["1e3", "null"],
    ],
  });
});

test.each([
  "",
  "[]",
  "{}",
  "[1]",
  "[{}]",
  '[{"a": 1}, {"b": 1}]',
  '[{"a": 1, "b": 2}, {"b": 2, "a": 1}]',
  '[{"a": 1}, {"a": 1, "b": 2}]',
  '[{"a": [1]}]',
  '[{"a": {}}]',
  '[{"a": 1, "a": 2}]',
  '[{"a": 12345678901234567890}]',
  '[{"a": 1}',
  JSON.stringify(Array(601).fill({ a: 1 })),
])("%s is no table", (text) => {
  expect(readRows(text)).toBeUndefined();
});

test("a table is written as JSON is formatted", () => {
  const text = JSON.stringify(
    [
      { 'a "b"': 1, c: "x" },
      { 'a "b"': true, c: null },
    ],
    null,
    2,
  );
  expect(rowsText(rows(text))).toBe(text);
  expect(rowsText(withoutRow(rows('[{"a":1}]'), 0))).toBe("");
});

test.each([
  ["12", "12"],
  ["1.0", "1.0"],
  ["true", "true"],
  ["null", ""],
  ['"Boots"', "Boots"],
  ['"12"', '"12"'],
  ['"007"', "007"],
  ['"12345678901234567890"', "12345678901234567890"],
  ['"null"', "null"],
  ['""', '""'],
  ['"two\\nlines"', '"two\\nlines"'],
  ['"\\"said\\""', '"said"'],
  ['"\\"12\\""', '"\\"12\\""'],
  ['"\\"Hi\\" she said"', '"Hi" she said'],
])("%s is shown as %s in its cell, and is the same when that is typed", (written, shown) => {
  expect(cellText(written)).toBe(shown);
  expect(writtenCell(shown)).toBe(written);
});

test("any text survives its cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const shown = cellText(JSON.stringify(text));
      expect(shown).not.toMatch(/[\r\n]/);
      expect(JSON.parse(writtenCell(shown))).toBe(text);
    }),
  );
});

test("a cell shows what is typed", () => {
  const piece = fc.constantFrom('"', "\\", "1", "true", "a", " ", "\\u0061", "é", "\u2028");
  for (const typed of [fc.string({ unit: "grapheme" }), fc.array(piece).map((pieces) => pieces.join(""))]) {
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(!/[\r\n]/.test(text));
        expect(cellText(writtenCell(text))).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  }
});

test("cells, rows and columns change, and the rest is unchanged", () => {
  const table = rows('[{"a":1.0,"b":"x"},{"a":2,"b":"y"}]');
  expect(withCell(table, { row: 1, column: 0 }, "3.50").rows).toEqual([
    ["1.0", '"x"'],
    ["3.50", '"y"'],
  ]);
  expect(withRow(table).rows.at(-1)).toEqual(["null", "null"]);
  expect(withMovedRow(table, 1, -1).rows.map(([a]) => a)).toEqual(["2", "1.0"]);
  expect(withMovedRow(table, 0, 1).rows.map(([a]) => a)).toEqual(["2", "1.0"]);
  expect(withoutColumn(table, 0)).toEqual({ columns: ["b"], rows: [['"x"'], ['"y"']] });
  expect(withColumn({ columns: [], rows: [] }, "a")).toEqual({ columns: ["a"], rows: [["null"]] });
});

test("the names of columns differ", () => {
  const table = rows('[{"a":1,"b":2}]');
  expect(withColumnName(table, 0, " c ").columns).toEqual(["c", "b"]);
  for (const [name, problem] of [
    ["b", "nameTaken"],
    [" ", "nameEmpty"],
    ["__proto__", "nameReserved"],
  ] as const) {
    expect(nameProblem(table, 0, name)).toBe(problem);
    expect(withColumnName(table, 0, name)).toBe(table);
  }
  expect(newColumnName({ columns: ["x", "Column 3"], rows: [] }, (n) => `Column ${n}`)).toBe("Column 4");
});

test("a table has room for as many cells as it can be read with", () => {
  const table = rows(JSON.stringify(Array(300).fill({ a: 1 })));
  const two = withColumn(table, "b");
  expect(readRows(rowsText(two))).toEqual(two);
  expect([hasRoomFor("row", table), hasRoomFor("column", table)]).toEqual([true, true]);
  expect([hasRoomFor("row", two), hasRoomFor("column", two)]).toEqual([false, false]);
});
