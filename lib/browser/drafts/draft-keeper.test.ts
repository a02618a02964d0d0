import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftKeeper, type KeptState } from "./draft-keeper.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function kept(keep: () => Promise<Date | undefined>) {
  const states: KeptState["state"][] = [];
  return { states, keeper: createDraftKeeper({ keep, onState: ({ state }) => states.push(state) }) };
}

test("the first change is kept at once, the next ones within a second of the last keystroke", async () => {
  const times: number[] = [];
  const { keeper } = kept(async () => {
    times.push(Date.now());
    return new Date();
  });
  for (let at = 0; at < 2_000; at += 100) {
    keeper.touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times[0]).toBe(0);
  expect(Math.max(...times)).toBeGreaterThanOrEqual(1_900);
  expect(Math.max(...times)).toBeLessThanOrEqual(2_900);
  expect(times.length).toBeLessThan(6);
});

test("two writes are never under way at a time, and what was typed meanwhile follows", async () => {
  let running = 0;
  let most = 0;
  let writes = 0;
  const { keeper } = kept(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running--;
    writes++;
    return new Date();
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(100);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(1);
  expect(writes).toBeGreaterThanOrEqual(2);
});

test("nothing is kept after the end, and the end waits for what is under way", async () => {
  let writes = 0;
  const { keeper } = kept(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    writes++;
    return new Date();
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(10);
  const stopped = keeper.stop();
  await vi.advanceTimersByTimeAsync(600);
  await stopped;
  expect(writes).toBe(1);
  keeper.touch();
  await keeper.flush();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(writes).toBe(1);
});

test("a device that refuses is said, and tried again at the next change", async () => {
  let refuses = true;
  const { keeper, states } = kept(async () => {
    if (refuses) throw new Error("QuotaExceededError");
    return new Date();
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(10);
  refuses = false;
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(["refused", "saved"]);
});

test("there may be room again without another keystroke", async () => {
  let refuses = true;
  const { keeper, states } = kept(async () => {
    if (refuses) throw new Error("QuotaExceededError");
    return new Date();
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(4_000);
  refuses = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(states.at(-1)).toBe("saved");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.filter((state) => state === "saved")).toHaveLength(1);
});

test("what is dropped is not tried again", async () => {
  let tries = 0;
  const { keeper } = kept(async () => {
    tries++;
    throw new Error("QuotaExceededError");
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(10);
  keeper.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
});

test("saving is said only when it takes longer than 300 ms", async () => {
  const { keeper, states } = kept(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return undefined;
  });
  keeper.touch();
  await vi.advanceTimersByTimeAsync(500);
  expect(states).toEqual(["saving", "nothing"]);
});
