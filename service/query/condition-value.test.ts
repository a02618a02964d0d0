import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseScalar, splitList } from "#service/query/condition-value.ts";

describe("a list value", () => {
  test("is split at commas, but not at those with a backslash", () => {
    expect(splitList("a,b\\,c,d")).toEqual(["a", "b,c", "d"]);
    expect(splitList("a")).toEqual(["a"]);
    expect(splitList("a,,")).toEqual(["a", "", ""]);
    expect(splitList("C:\\dir,x")).toEqual(["C:\\dir", "x"]);
  });

  test("of texts without a backslash comes back as it was joined", () => {
    const text = fc.string().filter((value) => !value.includes("\\"));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (entries) => {
        const joined = entries.map((entry) => entry.replaceAll(",", "\\,")).join(",");
        expect(splitList(joined)).toEqual(entries);
      }),
    );
  });
});

describe("a value of a kind", () => {
  test.each([
    ["integer", "-12", "-12"],
    ["integer", "1.0", undefined],
    ["integer", "9007199254740993", undefined],
    ["integer", "0x10", undefined],
    ["number", "1e3", "1000"],
    ["number", "-0.50", "-0.5"],
    ["number", "Infinity", undefined],
    ["number", "NaN", undefined],
    ["number", " 1", undefined],
    ["boolean", "true", true],
    ["boolean", "false", false],
    ["boolean", "TRUE", undefined],
    ["date", "2024-02-29", "2024-02-29"],
    ["date", "2024-02-29T00:00:00Z", undefined],
    ["timestamp", "2024-02-29", "2024-02-29T00:00:00Z"],
    ["timestamp", "2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"],
    ["timestamp", "2024-02-29T00:00Z", undefined],
    ["timestamp", "2024-02-29T00:00:00", undefined],
    ["timestamp", "2024-02-30T00:00:00Z", undefined],
    ["timestamp", "2024-02-29T23:59:60Z", undefined],
    ["text", " ", " "],
    ["text", "", undefined],
    ["text", "a\0", undefined],
  ] as const)("%s %j is %j", (kind, text, expected) => {
    expect(parseScalar(kind, text)).toBe(expected);
  });
});
