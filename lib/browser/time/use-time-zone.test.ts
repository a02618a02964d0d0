import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { subscribeToMinutes, thisMinute } from "./use-time-zone.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("one timer notifies all listeners every minute and ends with the last one", () => {
  const told = [vi.fn(), vi.fn()];
  const stops = told.map((listener) => subscribeToMinutes(listener));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(told.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  stops[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(told.map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

it("a minute is the same until the next one begins", () => {
  vi.setSystemTime(new Date("2026-11-21T10:15:59.999Z"));
  expect(new Date(thisMinute()).toISOString()).toBe("2026-11-21T10:15:00.000Z");
  vi.setSystemTime(new Date("2026-11-21T10:16:00.000Z"));
  expect(new Date(thisMinute()).toISOString()).toBe("2026-11-21T10:16:00.000Z");
});
