import { expect, test, vi } from "vitest";
import { csvRow, exportName } from "./export-csv.ts";

test("a row is cells with commas between them, and ends as spreadsheets expect", () => {
  expect(csvRow(["Tide", 8.4, true, undefined, ""])).toBe("Tide,8.4,true,,\r\n");
});

test.each([
  ['say "low"', '"say ""low"""'],
  ["a,b", '"a,b"'],
  ["a;b", '"a;b"'],
  ["one\r\ntwo\rthree", '"one\ntwo\nthree"'],
  [" edge ", '" edge "'],
  ["nul\0inside", "nulinside"],
  ["바람이 그린 모래언덕", "바람이 그린 모래언덕"],
])("a text keeps its meaning: %j", (text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`);
});

test.each([
  '=HYPERLINK("https://x.example","y")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "\u200b=1+1",
  "＝1+1",
  "＠SUM(A1)",
  "|calc",
  "%0A=1",
])("a text that a spreadsheet would run is marked as text: %j", (text) => {
  expect(csvRow([text])).toMatch(/^"'/);
});

test.each([
  ["a;=1+1", `"a;'=1+1"`],
  ["a; =1+1", `"a;' =1+1"`],
  ["a\t@SUM(A1)", `"a\t'@SUM(A1)"`],
  ["a\n-cmd|' /C calc'!A0", `"a\n'-cmd|' /C calc'!A0"`],
  ["a\n- cmd|' /C calc'!A0", `"a\n'- cmd|' /C calc'!A0"`],
  ['a\n+ HYPERLINK("x")', `"a\n'+ HYPERLINK(""x"")"`],
  ['a\n+ KÖPRÜ("x")', `"a\n'+ KÖPRÜ(""x"")"`],
  ['a;"=1+1;"', `"a;""'=1+1;"""`],
])("a text that a spreadsheet would run after a semicolon, tab or line is marked there: %j", (text, cell) => {
  expect(csvRow(["first", text])).toBe(`first,${cell}\r\n`);
});

test.each([
  "Bring:\n- milk\n-5 eggs; -2",
  "Bring:\n- milk (2 l)\n- [Tides](https://a)\n- Hurry!\n+ wine (1 l)\n＋　차 (1)\n-\tbread (2)",
  "Tides:\n| low | high |\n| 6:10 | 12:20 |",
])("a list or a table in a text stays as it is: %j", (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`);
});

// By comparing each space with all after it, it would take longer than a test may.
test("a long text of nothing but lines and spaces is written at once", () => {
  const texts = ["\n \t;".repeat(500_000), `;${" ".repeat(2_000_000)}`];
  expect(csvRow(texts)).toHaveLength(texts.join().length + '""'.length * 2 + "\r\n".length);
});

test("numbers stay numbers, also negative ones", () => {
  expect(csvRow([-8.4, "-8.4", "-8.4 km"])).toBe(`-8.4,-8.4,"'-8.4 km"\r\n`);
});

test("a file has the day of the device, and nothing that no file system takes", () => {
  vi.stubEnv("TZ", "Asia/Seoul");
  const lateInUtc = new Date("2026-11-20T23:30:00Z");
  expect(exportName("Who/what: 기록", "csv", lateInUtc)).toBe("Who-what- 기록 2026-11-21.csv");
});
