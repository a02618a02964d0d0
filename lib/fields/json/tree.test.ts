import { expect, test } from "vitest";
import { readRows } from "./rows.ts";
import { readJson, readTable } from "./tree.ts";

test("a value is what JSON writes for it", () => {
  expect(readJson('"a \\"b\\""')).toEqual({ kind: "text", text: '"a \\"b\\""' });
  expect(readJson("8.4")).toEqual({ kind: "number", text: "8.4" });
  expect(readJson("null")).toEqual({ kind: "word", text: "null" });
  expect(readJson("true")).toEqual({ kind: "word", text: "true" });
});

test("a short, flat value is on one line; a deep or long one is not", () => {
  expect(readJson('{"a":1,"b":[]}')).toMatchObject({ kind: "object", isShort: true });
  expect(readJson('{"a":{"b":1}}')).toMatchObject({ isShort: false, entries: [{ name: "a" }] });
  expect(readJson(JSON.stringify(["x".repeat(60)]))).toMatchObject({ kind: "list", isShort: false });
});

test("the rest of a long list is counted", () => {
  expect(readJson(JSON.stringify(Array(600).fill(1)))).toMatchObject({ rest: 100 });
});

test("text that was clipped, or holds too much, is no tree", () => {
  expect(readJson('{"a": [1, 2…')).toBeUndefined();
  expect(readJson(JSON.stringify(Array(400).fill(Array(20).fill(0))))).toBeUndefined();
  expect(readJson("[".repeat(100_000) + "]".repeat(100_000))).toBeUndefined();
});

test("a member called __proto__ is a member", () => {
  expect(readJson('{"__proto__":1}')).toMatchObject({ entries: [{ name: "__proto__" }] });
});

test("rows with the same keys are a table", () => {
  const tableIn = (value: unknown) => readTable(JSON.stringify(value));
  expect(
    tableIn([
      { day: "Mon", pairs: 4, dry: null },
      { day: "", pairs: 0.5, dry: true },
    ]),
  ).toEqual({
    columns: ["day", "pairs", "dry"],
    rows: [
      ["Mon", "4", ""],
      ["", "0.5", "true"],
    ],
  });
  for (const other of [
    [],
    [{}],
    [1],
    { a: 1 },
    [{ a: 1 }, { b: 1 }],
    [{ a: [1] }],
    [{ a: {} }],
    [{ a: [] }],
    [{ a: 1 }, 2],
  ]) {
    expect(tableIn(other)).toBeUndefined();
  }
});

test("what can be edited as a table is read as one", () => {
  for (const [rows, value] of [
    [600, { a: 1 }],
    [300, { a: 1, b: 2 }],
  ] as const) {
    const isTable = (count: number) => {
      const text = JSON.stringify(Array(count).fill(value));
      return [readRows(text), readTable(text)].map((table) => table !== undefined);
    };
    expect(isTable(rows)).toEqual([true, true]);
    expect(isTable(rows + 1)).toEqual([false, false]);
  }
});
