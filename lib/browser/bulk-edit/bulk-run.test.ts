import { expect, test } from "vitest";
import { createBulkRun, type StepOutcome } from "./bulk-run.ts";

type Outcome = StepOutcome<string, string, string>;

/** A run of which each step ends when the test says so. */
function runOf(...items: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, (outcome: Outcome) => void>();
  const step = (item: string) =>
    new Promise<Outcome>((resolve) => {
      begun.push(item);
      ends.set(item, resolve);
    });
  const run = createBulkRun(items, step, () => "defect");
  const end = async (item: string, outcome: Outcome) => {
    ends.get(item)?.(outcome);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { run, begun, end };
}

const done = (item: string): Outcome => ({ kind: "done", done: item });

test("four at a time, until all have an outcome", async () => {
  const { run, begun, end } = runOf("a", "b", "c", "d", "e");
  const over = run.start();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  expect(run.now()).toMatchObject({ isRunning: true, total: 5, ended: 0 });
  await end("b", done("b"));
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  await end("a", { kind: "failed", failure: "no" });
  for (const item of ["c", "d"]) await end(item, done(item));
  await end("e", { kind: "done" });
  await over;
  expect(run.now()).toMatchObject({
    ...{ isRunning: false, ended: 5, done: ["b", "c", "d"], waiting: [] },
    failed: [{ item: "a", failure: "no" }],
  });
});

test("a cancelled run starts nothing more, and counts what it started", async () => {
  const { run, begun, end } = runOf("a", "b", "c", "d", "e");
  const over = run.start();
  run.cancel();
  for (const item of begun) await end(item, done(item));
  await over;
  expect(run.now()).toMatchObject({ stop: "cancelled", ended: 4, waiting: ["e"] });
});

test("a stop leaves its item and the others waiting; the next start continues", async () => {
  const { run, begun, end } = runOf("a", "b");
  const first = run.start();
  await end("a", { kind: "stopped", stop: "ended" });
  await end("b", { kind: "stopped", stop: "ended" });
  await first;
  expect(run.now()).toMatchObject({ isRunning: false, stop: "ended", ended: 0 });
  expect(run.now().waiting.toSorted()).toEqual(["a", "b"]);
  const second = run.start();
  for (const item of ["a", "b"]) await end(item, done(item));
  await second;
  expect(begun.slice(2).toSorted()).toEqual(["a", "b"]);
  expect(run.now()).toMatchObject({ stop: undefined, ended: 2, waiting: [] });
});

test("what failed is tried again alone, and a defect is a failure", async () => {
  const seen: string[] = [];
  const run = createBulkRun<string, string, string, string>(
    ["a", "b"],
    async (item) => {
      seen.push(item);
      if (item === "a" && seen.length < 3) throw new Error("a defect");
      return { kind: "done", done: item };
    },
    () => "defect",
  );
  await run.start();
  expect(run.now().failed).toEqual([{ item: "a", failure: "defect" }]);
  run.retry();
  await run.start();
  expect(seen).toEqual(["a", "b", "a"]);
  expect(run.now()).toMatchObject({ ended: 2, done: ["b", "a"], failed: [] });
});
