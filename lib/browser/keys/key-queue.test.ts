import { beforeEach, expect, test, vi } from "vitest";
import { keysArrived, listensFor } from "./key-queue.ts";

const dispatchEvent = vi.fn((_: { key: string }) => false);
const stop = vi.fn();
let pendingPart: object | null;
let keys: { key: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  pendingPart = { removeAttribute: () => {} };
  keys = [{ key: "/" }, { key: "n" }];
  vi.stubGlobal("window", { keyQueue: { keys, isPlaying: false, start: () => {}, stop } });
  vi.stubGlobal("document", {
    readyState: "complete",
    activeElement: { dispatchEvent },
    querySelector: () => pendingPart,
    querySelectorAll: () => [],
  });
  vi.stubGlobal(
    "KeyboardEvent",
    class {
      key: string;
      constructor(_: string, { key }: { key: string }) {
        this.key = key;
      }
    },
  );
  return () => {
    vi.clearAllMocks();
    vi.useRealTimers();
  };
});

test("keys are played in their order once the last part of the page has arrived, however slow it is", async () => {
  listensFor("n");
  await vi.advanceTimersByTimeAsync(9_000);
  listensFor("/");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(dispatchEvent).not.toHaveBeenCalled();
  pendingPart = null;
  keysArrived();
  await vi.advanceTimersByTimeAsync(100);
  expect(dispatchEvent.mock.calls.map(([event]) => event.key)).toEqual(["/", "n"]);
});

test("keys are dropped where a part never arrives: without it they would mean something else", async () => {
  listensFor("n");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dispatchEvent).not.toHaveBeenCalled();
  expect(keys).toEqual([]);
  expect(stop).toHaveBeenCalled();
});

test("keys are played at the end of a page that is still read when its scripts listen", async () => {
  pendingPart = null;
  Object.assign(document, { readyState: "loading" });
  const atEnd = vi.fn((_: string, listener: () => void) => listener);
  vi.stubGlobal("addEventListener", atEnd);
  listensFor("n");
  await vi.advanceTimersByTimeAsync(100);
  expect(dispatchEvent).not.toHaveBeenCalled();

  Object.assign(document, { readyState: "interactive" });
  expect(atEnd.mock.lastCall?.[0]).toBe("DOMContentLoaded");
  atEnd.mock.lastCall?.[1]();
  await vi.advanceTimersByTimeAsync(100);
  expect(dispatchEvent.mock.calls.map(([event]) => event.key)).toEqual(["/", "n"]);
});
