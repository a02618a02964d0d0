import { expect, test } from "vitest";
import { playwrightResults, scenarioResults, vitestResults } from "./reports.ts";

const noCounts = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test("failures of Vitest are listed with the start of their message", () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: "/a/sum.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          {
            status: "failed",
            fullName: "subtracts",
            failureMessages: ["Error: \u001b[31mexpected\u001b[39m 1\n\n  to be 2"],
          },
        ],
      },
    ],
  };
  expect(vitestResults(report)).toEqual({
    passed: 3,
    skipped: 2,
    failures: ["/a/sum.test.ts: subtracts: Error: expected 1 to be 2"],
  });
});

test("a file of tests that could not be run is a failure", () => {
  const broken = { name: "/a/b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] };
  expect(vitestResults({ ...noCounts, testResults: [broken] }).failures).toEqual([
    "/a/b.test.ts: SyntaxError",
  ]);
});

test("Playwright's failures are found in suites of suites", () => {
  const spec = (status: string, message?: string) => ({
    title: "opens",
    file: "menu.spec.ts",
    line: 7,
    tests: [{ projectName: "phone", status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const report = {
    stats: { expected: 3, skipped: 2 },
    suites: [{ specs: [spec("expected")], suites: [{ specs: [spec("unexpected", "Error: twice")] }] }],
  };
  expect(playwrightResults(report)).toEqual({
    passed: 3,
    skipped: 2,
    failures: ["menu.spec.ts:7 [phone] opens: Error: twice"],
  });
});

test("each row of the scenarios is a test", () => {
  const outcomes = ["holds", "holds", "fails", "not applicable"].map((result) => ({
    id: "A1",
    instances: 3,
    result,
    because: result === "fails" ? "two renewals" : undefined,
  }));
  expect(scenarioResults({ outcomes })).toEqual({
    passed: 2,
    skipped: 1,
    failures: ["A1 (instances: 3): two renewals"],
  });
});
