import { expect, test } from "vitest";
import { fewAtOnce } from "./few-at-once.ts";

test("tasks run in their order, four at once, also after failures", async () => {
  const few = fewAtOnce();
  const started: number[] = [];
  let [running, most] = [0, 0];
  const tasks = Array.from({ length: 40 }, (_, at) =>
    few(async () => {
      started.push(at);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (at % 3 === 0) throw new Error("failed");
      return at;
    }),
  );
  const ends = await Promise.allSettled(tasks);
  expect(most).toBe(4);
  expect(started).toEqual(Array.from({ length: 40 }, (_, at) => at));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(26);
});
