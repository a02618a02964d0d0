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

test("a URL change waits until the router listens, and is made once", () => {
  const change = vi.fn();
  whenRouterListens(change);
  vi.advanceTimersByTime(500);
  expect(change).not.toHaveBeenCalled();
  window.history.pushState = () => {};
  vi.advanceTimersByTime(500);
  expect(change).toHaveBeenCalledOnce();
});

test("if the router listens already, the URL changes at once", () => {
  window.history.pushState = () => {};
  const change = vi.fn();
  whenRouterListens(change);
  expect(change).toHaveBeenCalledOnce();
});

test("without a router the URL changes eventually", () => {
  const change = vi.fn();
  whenRouterListens(change);
  vi.advanceTimersByTime(2_100);
  expect(change).toHaveBeenCalledOnce();
});
