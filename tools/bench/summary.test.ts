import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";

const table = ["| page | goal |", "| --- | --- |", "| list | ≤ 2: met |", "| item | ≤ 1: **not met** |"].join(
  "\n",
);

test("a summary counts the goals of each benchmark and repeats those that were not met", () => {
  const summary = summaryOf([
    { name: "pages", isFailed: false, text: table },
    { name: "storm", isFailed: true, text: "- p99 (goal: ≤ 10 ×, met)" },
    { name: "uploads", isFailed: false, text: "" },
  ]);
  expect(summary).toContain("| pages | ran | 1 | 1 |");
  expect(summary).toContain("| storm | **failed** | 1 | 0 |");
  expect(summary).toContain("| uploads | ran | 0 | 0 |");
  expect(summary.split("\n").at(-1)).toBe("- pages: item, ≤ 1: not met");
});

test("a summary of met goals has nothing more to say", () => {
  expect(summaryOf([{ name: "bff", isFailed: false, text: "met" }])).not.toContain("Not met");
});
