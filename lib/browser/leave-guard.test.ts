import { expect, test, vi } from "vitest";
import { askLeaveGuard, guardLeaving, leaveGuarded } from "./leave-guard.ts";

test("without a guard the caller itself navigates", () => {
  const leave = vi.fn();
  expect(askLeaveGuard(leave)).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  leaveGuarded(leave);
  expect(leave).toHaveBeenCalledOnce();
});

test("a guarded navigation happens when the last guard allows it", () => {
  const asked: (() => void)[] = [];
  const stopFirst = guardLeaving((leave) => leave());
  const stop = guardLeaving((leave) => asked.push(leave));
  stopFirst();
  const leave = vi.fn();
  expect(askLeaveGuard(leave)).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  asked[0]?.();
  expect(leave).toHaveBeenCalledOnce();
  leaveGuarded(leave);
  expect(asked).toHaveLength(2);
  expect(leave).toHaveBeenCalledOnce();
  stop();
  expect(askLeaveGuard(leave)).toBe(false);
});
