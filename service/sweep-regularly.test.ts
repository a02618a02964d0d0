import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { sweepRegularly } from "#service/sweep-regularly.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 60_000);
afterAll(() => service.close());

it("sweeps soon after the start, then every so often, also after one that failed, and not after the stop", () => {
  vi.useFakeTimers();
  try {
    let sweeps = 0;
    const sweep = async () => {
      sweeps += 1;
      if (sweeps === 2) throw new Error("for once");
    };
    const { stop } = sweepRegularly(service.context, sweep, 900_000);
    vi.advanceTimersByTime(61_000);
    expect(sweeps).toBe(1);
    vi.advanceTimersByTime(2 * 900_000);
    expect(sweeps).toBe(3);
    stop();
    vi.advanceTimersByTime(10 * 900_000);
    expect(sweeps).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
