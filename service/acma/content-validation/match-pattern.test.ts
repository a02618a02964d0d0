import { expect, test } from "vitest";
import { patternProblems } from "#service/acma/content-validation/match-pattern.ts";

const checks = (pattern: string, ...texts: string[]) =>
  texts.map((text, index) => ({ path: `fields.field.en-US[${index}]`, pattern, text }));

test.each([
  ["^[a-z]+$", "abc", true],
  ["^[a-z]+$", "ABC", false],
  ["^[a-z]+$", "a".repeat(5000), true],
  ["^\\d{3}-\\d{4}$", "555-0199", true],
  ["^\\d{3}-\\d{4}$", "555-019", false],
  ["^\\p{L}+( \\p{L}+)?$", "달빛 산책", true],
])("%s and %s: %s", async (pattern, text, matches) => {
  const message = `Must match ${pattern}.`;
  expect(await patternProblems(checks(pattern, text))).toEqual(
    matches ? [] : [{ path: "fields.field.en-US[0]", message }],
  );
});

test.each([
  ["\\s+$", `${" ".repeat(2_000_000)}x`],
  ["a*a*a*a*a*a*b", "a".repeat(900)],
])(
  "%s is given up on a text that is made to take long, and so is what comes after it",
  async (pattern, text) => {
    const found = await patternProblems([
      ...checks(pattern, "a-b ", text),
      ...checks("^[a-z]+-[a-z]+-?$", "A"),
    ]);
    expect(found.at(-2)?.message).toMatch(/too long/);
    expect(found.at(-1)?.message).toMatch(/too long/);
  },
);

test("what takes longer than a moment but less than half a second is still compared", async () => {
  // Some 50 million steps.
  const problems = await patternProblems(checks("a*b$", `${"a".repeat(12_000)}c`, "aab", "c"));
  expect(problems.map(({ path }) => path)).toEqual(["fields.field.en-US[0]", "fields.field.en-US[2]"]);
});

test("this thread has little to do with texts that are made to take long", async () => {
  const before = process.threadCpuUsage();
  await Promise.all(
    Array.from({ length: 10 }, () => patternProblems(checks("a*a*a*a*a*a*b", "a".repeat(900)))),
  );
  const { user, system } = process.threadCpuUsage(before);
  // Half a second for each of the ten, were they compared here.
  expect((user + system) / 1000).toBeLessThan(2_000);
}, 60_000);
