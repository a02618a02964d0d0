import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./delays.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call acts at once, and later ones within a second act once together", () => {
  const act = vi.fn();
  const call = throttle(act, 1_000);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 9; turn++) {
    vi.advanceTimersByTime(100);
    call();
  }
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});
