import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenRouterListens } from "./when-router-listens.ts";

class BrowserHistory {
  pushState(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { history: new BrowserHistory() });
});

afterEach(() => {
  vi.useRealTimers();
});

test("an address waits until the router hears of it, and is said once", () => {
  const change = vi.fn();
  whenRouterListens(change);
  vi.advanceTimersByTime(500);
  expect(change).not.toHaveBeenCalled();
  window.history.pushState = () => {};
  vi.advanceTimersByTime(500);
  expect(change).toHaveBeenCalledOnce();
});

test("where the router hears already, it is said at once", () => {
  window.history.pushState = () => {};
  const change = vi.fn();
  whenRouterListens(change);
  expect(change).toHaveBeenCalledOnce();
});

test("it is said in the end where no router comes", () => {
  const change = vi.fn();
  whenRouterListens(change);
  vi.advanceTimersByTime(2_100);
  expect(change).toHaveBeenCalledOnce();
});
