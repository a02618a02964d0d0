import * as z from "zod";
import type { Results } from "./results.ts";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** What a Vitest JSON report says. A file that could not be run is a failure of its own. */
export function vitestResults(report: unknown): Results {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(name, message)];
    return failed.map((one) => failure(`${name}: ${one.fullName}`, one.failureMessages?.[0]));
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[] | undefined;
  specs: z.infer<typeof playwrightSpec>[];
}
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(playwrightSpec),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});

/** What a Playwright JSON report says. */
export function playwrightResults(report: unknown): Results {
  const { stats, suites } = playwrightReport.parse(report);
  const specs = suites.flatMap(specsOf);
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        failure(`${file}:${line} [${projectName}] ${title}`, results[0]?.error?.message),
      ),
  );
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const scenariosReport = z.object({
  outcomes: z.array(
    z.object({
      id: z.string(),
      instances: z.number(),
      result: z.enum(["holds", "fails", "not applicable"]),
      because: z.string().optional(),
    }),
  ),
});

/** What `npm run scenarios -- --json` says: each row, with each number of instances, is a test. */
export function scenarioResults(report: unknown): Results {
  const { outcomes } = scenariosReport.parse(report);
  const count = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length;
  return {
    passed: count("holds"),
    skipped: count("not applicable"),
    failures: outcomes
      .filter(({ result }) => result === "fails")
      .map(({ id, instances, because }) => failure(`${id} (instances: ${instances})`, because)),
  };
}

/** Name and message in one line. */
function failure(name: string, said: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the runners colour what they say.
  const plain = (said ?? "").replaceAll(/\u001b\[[0-9;]*m/g, "").trim();
  const firstLines = plain.split("\n", 5).join(" ").replaceAll(/\s+/g, " ").slice(0, 300);
  return firstLines === "" ? name : `${name}: ${firstLines}`;
}
