import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goingOn as goOn, resumableUrl } from "./queue-for-tests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function goingOn() {
  const here = await goOn();
  here.events.onUrl("a", resumableUrl);
  return here;
}

test("what a lost connection has stopped goes on by itself, without a word of the device", async () => {
  const { events, begin, shownNow } = await goingOn();
  begin.mockClear();
  events.onFailed("a", { status: 0 });
  expect(shownNow()).toMatchObject({ state: "failed", problem: "connection" });
  vi.advanceTimersByTime(15_000);
  expect(begin).toHaveBeenCalledWith(expect.objectContaining({ id: "a", resumableUrl }));
});

test("a device without a network says so beside what is being sent, until bytes come", async () => {
  const { queue, events, shownNow } = await goingOn();
  for (const [atMs, bytes] of [
    [0, 10],
    [1_000, 20],
  ] as const) {
    vi.advanceTimersByTime(atMs);
    events.onBytes("a", bytes);
  }
  vi.advanceTimersByTime(250);
  expect(shownNow()?.bytesPerSecond).toBe(10);
  queue.lose();
  expect(shownNow()).toMatchObject({ state: "sending", problem: "connection" });
  expect(shownNow()?.bytesPerSecond).toBeUndefined();
  events.onBytes("a", 20);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.problem).toBe("connection");
  events.onBytes("a", 30);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.problem).toBeUndefined();
});

test("a file that is taken back while it has been told to come later is taken back at the service too", async () => {
  const { queue, events, calls, kept } = await goingOn();
  events.onFailed("a", { status: 429 });
  await queue.cancel("a");
  expect(calls).toEqual([{ endpoint: "removeResumable", parameters: { uploadId: "u1" } }]);
  expect(kept.size).toBe(0);
});

test("a pause is kept while a file has been told to come later", async () => {
  const { queue, events, kept } = await goingOn();
  events.onFailed("a", { status: 429 });
  queue.pause("a");
  expect(kept.get("a")?.isPaused).toBe(true);
});
