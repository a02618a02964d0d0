import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sweepRegularly } from "#service/sweep-regularly.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sweeps soon after the start, then every so often, also after one that failed, and not after the stop", async () => {
  const warn = vi.fn();
  const failure = new Error("for once");
  let sweeps = 0;
  const sweep = async () => {
    sweeps += 1;
    if (sweeps === 2) throw failure;
  };
  const { stop } = sweepRegularly({ log: { warn } }, sweep, 900_000);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sweeps).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sweeps).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 900_000);
  expect(sweeps).toBe(3);
  expect(warn.mock.calls).toEqual([[{ err: failure }, "sweep failed"]]);
  stop();
  await vi.advanceTimersByTimeAsync(10 * 900_000);
  expect(sweeps).toBe(3);
});

it("starts none while one is running, and none after the stop", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let sweeps = 0;
  const sweep = () => {
    sweeps += 1;
    return over;
  };
  const { stop } = sweepRegularly({ log: { warn: vi.fn() } }, sweep, 60_000);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(sweeps).toBe(1);
  stop();
  end();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(sweeps).toBe(1);
});
