import { createContext, Script } from "node:vm";
import { Worker } from "node:worker_threads";
import type { Problem } from "#service/acma/content-validation/check.ts";

/** A text that has to match a pattern of a Content Type. */
export interface PatternCheck {
  path: string;
  pattern: string;
  text: string;
}

/** The time for all checks of a request in this thread, which is blocked meanwhile. */
const hereMilliseconds = 20;
/** CPU time for the remaining ones, in a thread of their own. */
const threadCpuMilliseconds = 500;
const lookEveryMilliseconds = 50;
const mostThreads = 4;
/** A pattern with at most one repeat or choice looks at each character of a text of this length at most this often. */
const plainPattern = /^[^*+?{|]*[*+?{|]?[^*+?{|]*$/;
const shortText = 1000;

const place = createContext({ pattern: "", text: "" });
const script = new Script("new RegExp(pattern, 'u').test(text)");
const workerFile = new URL("./match-pattern-worker.ts", import.meta.url);

/**
 * The checks that don't match or take too long. Some patterns that look harmless (`\s+$`, `a*a*b`) take minutes for
 * some texts, and members choose the texts.
 */
export async function patternProblems(checks: PatternCheck[]): Promise<Problem[]> {
  let leftMilliseconds = hereMilliseconds;
  const found = checks.map((check) => {
    const start = performance.now();
    const matches = matchesHere(check, Math.floor(leftMilliseconds));
    leftMilliseconds -= performance.now() - start;
    return { check, matches };
  });
  const left = found.filter(({ matches }) => matches === undefined);
  const inThread = left.length === 0 ? [] : await matchInThread(left.map(({ check }) => check));
  for (const [index, one] of left.entries()) one.matches = inThread[index];
  return found.flatMap(({ check: { path, pattern }, matches }) => {
    if (matches === true) return [];
    return [
      {
        path,
        message: matches === false ? `Must match ${pattern}.` : `Takes too long to compare with ${pattern}.`,
      },
    ];
  });
}

/** Undefined if it takes longer than `timeout`. */
function matchesHere({ pattern, text }: PatternCheck, timeout: number): boolean | undefined {
  if (text.length <= shortText && plainPattern.test(pattern)) return new RegExp(pattern, "u").test(text);
  if (timeout < 1) return undefined;
  try {
    Object.assign(place, { pattern, text });
    return script.runInContext(place, { timeout }) === true;
  } catch (error) {
    if (isOutOfTime(error)) return undefined;
    throw error;
  } finally {
    Object.assign(place, { text: "" });
  }
}

/** Not an instance of our `Error`: it comes from another realm. */
function isOutOfTime(error: unknown): boolean {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

let threads = 0;
const waiting: (() => void)[] = [];

/** In the order of `checks`; shorter if the time ran out. */
async function matchInThread(checks: PatternCheck[]): Promise<boolean[]> {
  if (threads >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve));
  else threads += 1;
  try {
    return await resultsOf(new Worker(workerFile, { workerData: checks, name: "patterns" }));
  } finally {
    const next = waiting.shift();
    if (next === undefined) threads -= 1;
    else next();
  }
}

async function resultsOf(worker: Worker): Promise<boolean[]> {
  const results: boolean[] = [];
  const timer = setInterval(() => {
    // Rejects once the thread has ended.
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 > threadCpuMilliseconds) void worker.terminate();
      },
      () => undefined,
    );
  }, lookEveryMilliseconds);
  worker.on("message", (matches: boolean) => results.push(matches));
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once("error", reject).once("exit", () => resolve());
    });
  } finally {
    clearInterval(timer);
  }
  return results;
}
