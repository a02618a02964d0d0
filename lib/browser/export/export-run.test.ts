import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import type { Page } from "#lib/space/list.ts";
import type { OutcomeCode } from "#lib/space/outcome.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { content } from "../stub-space-for-tests.ts";
import { createExportRun, type ExportParts, type ExportStep, type PageSource } from "./export-run.ts";

const item = (id: string) => z.parse(contentSchema, content(id, {}));
const pageOf = (ids: string, next?: string): Page<Content> => ({
  limit: 100,
  totalCount: 5,
  items: [...ids].map(item),
  ...(next !== undefined && { next }),
});
const failure = (code: OutcomeCode, status = 503) => new SpaceError({ code, status, message: "" });
const signal = () => new AbortController().signal;

/** A list that gives the answers one after the other, and a file that remembers what was written. */
function exporting(answers: (Page<Content> | Error)[], change: Partial<ExportParts> = {}, lists = 1) {
  const asked: (string | undefined)[] = [];
  const steps: ExportStep[] = [];
  const pauses: number[] = [];
  let file = "";
  const source: PageSource = async (next) => {
    asked.push(next);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("Nothing more was expected.");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const run = createExportRun({
    sources: Array.from({ length: lists }, () => source),
    write: async (contents) => {
      file += contents.map(({ sys }) => sys.id).join("");
    },
    onStep: (step) => steps.push(step),
    signedInAgain: async () => {},
    pause: async (ms) => {
      pauses.push(ms);
    },
    ...change,
  });
  return { ...run, asked, steps, pauses, file: () => file };
}

test("every page is written, in order, and each step says how far it is", async () => {
  const { run, asked, steps, file } = exporting([pageOf("ab", "1"), pageOf("cd", "2"), pageOf("e")]);
  expect(await run(signal())).toBe(true);
  expect(file()).toBe("abcde");
  expect(asked).toEqual([undefined, "1", "2"]);
  expect(steps.map(({ kind, done, total }) => [kind, done, total])).toEqual([
    ["running", 0, 0],
    ["running", 2, 5],
    ["running", 4, 5],
    ["running", 5, 5],
  ]);
});

test("a Space that has stopped counting is not at its end where its number is", async () => {
  const { run, steps } = exporting([pageOf("abcdef", "1"), pageOf("gh")]);
  expect(await run(signal())).toBe(true);
  expect(steps.slice(1).map(({ done, total }) => [done, total])).toEqual([
    [6, 7],
    [8, 8],
  ]);
});

test("what moved from one page to the next while it ran is there once, and what came later is not lost", async () => {
  const { run, file } = exporting([pageOf("ab", "1"), pageOf("bcd"), pageOf("de")], {}, 2);
  expect(await run(signal())).toBe(true);
  expect(file()).toBe("abcde");
});

test("items that don't fit are counted apart, each once, and without an id each time", async () => {
  const odd = (...unreadable: { id?: string }[]) => ({ unreadable });
  const { run, steps, file } = exporting([
    { ...pageOf("ab", "1"), ...odd({ id: "x" }, {}) },
    { ...pageOf("c"), ...odd({ id: "x" }, {}) },
  ]);
  expect(await run(signal())).toBe(true);
  expect(file()).toBe("abc");
  expect(steps.at(-1)).toEqual({ kind: "running", done: 3, leftOut: 3, total: 6 });
});

test("a failed page is retried with growing pauses", async () => {
  const down = failure("Unavailable");
  const { run, pauses, steps, file } = exporting([pageOf("ab", "1"), down, down, pageOf("cde")]);
  expect(await run(signal())).toBe(true);
  expect(pauses).toEqual([1000, 2000]);
  expect(steps.map(({ kind }) => kind)).toContain("waiting");
  expect(file()).toBe("abcde");
});

test("after the last retry the run stops, and the next one continues there", async () => {
  const down = () => failure("Unreachable", 0);
  const answers = [pageOf("ab", "1"), down(), down(), down(), down(), down(), pageOf("cde")];
  const { run, steps, asked, file } = exporting(answers);
  expect(await run(signal())).toBe(false);
  expect(steps.at(-1)).toEqual({ kind: "stopped", done: 2, total: 5, leftOut: 0, code: "Unreachable" });
  expect(await run(signal())).toBe(true);
  expect(asked.at(-1)).toBe("1");
  expect(file()).toBe("abcde");
});

test("a refusal stops the run at once", async () => {
  const { run, steps, pauses } = exporting([failure("AccessDenied", 403)]);
  expect(await run(signal())).toBe(false);
  expect(steps.at(-1)).toMatchObject({ kind: "stopped", code: "AccessDenied" });
  expect(pauses).toEqual([]);
});

test("the end of the session makes it wait, and nothing is lost", async () => {
  const ended = failure("SessionEnded", 401);
  const signedInAgain = vi.fn(async () => {});
  const { run, steps, file } = exporting([pageOf("ab", "1"), ended, pageOf("cde")], { signedInAgain });
  expect(await run(signal())).toBe(true);
  expect(signedInAgain).toHaveBeenCalledOnce();
  expect(steps.map(({ kind }) => kind)).toContain("signedOut");
  expect(file()).toBe("abcde");
});

test("cancelling ends it, also while it waits", async () => {
  const stop = new AbortController();
  const pause = async () => {
    stop.abort();
    stop.signal.throwIfAborted();
  };
  const { run, file } = exporting([pageOf("ab", "1"), failure("Unavailable")], { pause });
  await expect(run(stop.signal)).rejects.toThrow();
  expect(file()).toBe("ab");
});

test("a failure to write the file is reported", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const write = async () => {
    throw new DOMException("No room", "QuotaExceededError");
  };
  const { run, steps } = exporting([pageOf("ab")], { write });
  expect(await run(signal())).toBe(false);
  expect(steps.at(-1)).toMatchObject({ kind: "stopped", done: 0, code: "Device" });
});
