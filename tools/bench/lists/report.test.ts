import { expect, test } from "vitest";
import { summaryOf } from "../summary.ts";
import { casesFor } from "./cases.ts";
import { type Measured, reportOf } from "./report.ts";

const quick = {
  ...{ p50: 5, p99: 20, perSecond: 1300, failed: 0, answered: 6500, serviceCpu: 1, databaseCpu: 0.5 },
  first: { p50: 10, worst: 100, refused: 0 },
  ...{ reading: "walk" as const, indexes: ["created_at"], readsWholeTable: false },
};

/** All lists at two sizes, as quick as they should be but for what is given. */
function reportWith(name: string, large: Partial<Measured>): string {
  const measured = [10_000, 1_000_000].flatMap((size) =>
    casesFor(size).map(
      (one): Measured => ({
        ...quick,
        case: one,
        size,
        ...(one.name === name && size === 1_000_000 ? large : {}),
      }),
    ),
  );
  return reportOf({ machine: "a machine", sizes: [10_000, 1_000_000], measured, bare: {}, created: {} });
}

const missed = (text: string) => text.split("\n").filter((line) => line.includes("**not met**"));

test.each(["eq", "in", "prefix", "range", "near"])("a first %s takes three times as long at most", (name) => {
  expect(missed(reportWith(name, { first: { ...quick.first, p50: 30 } }))).toEqual([]);
  const [row, ...others] = missed(reportWith(name, { first: { ...quick.first, p50: 31 } }));
  expect(row).toMatch(`| ${name} | 1.0 × | ≤ 2 ×: met | 1.0 × | 3.1 × | ≤ 3 ×: **not met** |`);
  expect(others).toEqual([]);
});

test.each([
  ["first page", 1000],
  ["page 1,000", 1000],
  ["by a number", 1000],
  ["prefix", 1000],
  ["range and contains", 600],
  ["include=2", 600],
])("a million Contents have their goal of %s", (name, least) => {
  expect(missed(reportWith(name, { perSecond: least }))).toEqual([]);
  expect(missed(reportWith(name, { perSecond: least - 1 }))).toHaveLength(1);
  expect(missed(reportWith(name, { failed: 1 }))).toHaveLength(1);
});

test.each([
  { first: { p50: 31, worst: 100, refused: 0 } },
  { first: { p50: 10, worst: 201, refused: 0 } },
  { first: { p50: 10, worst: 100, refused: 1 } },
  { failed: 1 },
])("a misspelt word is found soon, and never refused: %o", (large) => {
  expect(missed(reportWith("misspelt word", large))).toHaveLength(1);
});

test("refused first times are shown, and the summary counts every goal", () => {
  const text = reportWith("misspelt word", { first: { p50: 18, worst: 705, refused: 2 } });
  expect(text).toContain("| 18, 705 (2 refused) |");
  const summary = summaryOf([{ name: "lists", isFailed: false, text }]);
  // 14 lists that are flat, 5 first times, 6 rates, and 3 of a misspelt word, of which two are missed.
  expect(summary).toContain("| lists | ran | 26 | 2 |");
  expect(summary).toMatch(/- lists: misspelt word, .*worst ≤ 200 ms: not met, none refused: not met/);
});
