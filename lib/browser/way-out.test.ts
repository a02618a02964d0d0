import { expect, test, vi } from "vitest";
import { guardWays, offerToGuard } from "./way-out.ts";

test("a way that nobody guards is whoever's who asks", () => {
  const leave = vi.fn();
  expect(offerToGuard(leave)).toBe(false);
  expect(leave).not.toHaveBeenCalled();
});

test("a guarded way is gone when the guard lets it, by that guard alone", () => {
  const asked: (() => void)[] = [];
  const stopFirst = guardWays((leave) => leave());
  const stop = guardWays((leave) => asked.push(leave));
  stopFirst();
  const leave = vi.fn();
  expect(offerToGuard(leave)).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  asked[0]?.();
  expect(leave).toHaveBeenCalledOnce();
  stop();
  expect(offerToGuard(leave)).toBe(false);
});
