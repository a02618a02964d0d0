import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const call = vi.fn();

beforeEach(() => {
  call.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  // A tab that is covered may never be idle by itself.
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run, 50));
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const duringLoad = () => vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");

test("it waits until the page has loaded", async () => {
  duringLoad();
  whenIdle(call);
  await pass(3_000);
  expect(call).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await pass(100);
  expect(call).toHaveBeenCalledOnce();
});

test("of a page that takes long to load it waits four seconds, and is called once", async () => {
  duringLoad();
  whenIdle(call);
  await pass(4_100);
  expect(call).toHaveBeenCalledOnce();
  dispatchEvent(new Event("load"));
  await pass(4_000);
  expect(call).toHaveBeenCalledOnce();
});

test("stopped before the page has loaded, or before the browser is idle, it isn't called", async () => {
  whenIdle(call)();
  duringLoad();
  whenIdle(call)();
  const stop = whenIdle(call);
  dispatchEvent(new Event("load"));
  stop();
  await pass(9_000);
  expect(call).not.toHaveBeenCalled();
});

test("a browser without idle callbacks gets a second for what the page itself does", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  whenIdle(call);
  await pass(900);
  expect(call).not.toHaveBeenCalled();
  await pass(200);
  expect(call).toHaveBeenCalledOnce();
});
