import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoredQueue, resumableUrl, storedUpload } from "./queue-for-tests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function sendingQueue() {
  const sending = await restoredQueue();
  sending.onUrl(resumableUrl);
  return sending;
}

test("an upload whose connection is lost continues by itself, without an event of the device", async () => {
  const { fail, sendFile, shownNow } = await sendingQueue();
  sendFile.mockClear();
  await fail({ status: 0 });
  expect(shownNow()).toMatchObject({ state: "failed", problem: "connection" });
  vi.advanceTimersByTime(15_000);
  expect(sendFile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ resumableUrl }),
    expect.anything(),
  );
});

test("an upload of an offline device says so until bytes are sent", async () => {
  const { queue, onBytes, shownNow } = await sendingQueue();
  for (const [atMs, bytes] of [
    [0, 10],
    [1_000, 20],
  ] as const) {
    vi.advanceTimersByTime(atMs);
    onBytes(bytes);
  }
  vi.advanceTimersByTime(250);
  expect(shownNow()?.bytesPerSecond).toBe(10);
  queue.markOffline();
  expect(shownNow()).toMatchObject({ state: "sending", problem: "connection" });
  expect(shownNow()?.bytesPerSecond).toBeUndefined();
  onBytes(20);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.problem).toBe("connection");
  onBytes(30);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.problem).toBeUndefined();
});

test("what had arrived before a pause is no speed", async () => {
  const { queue, onBytes, shownNow } = await sendingQueue();
  onBytes(0);
  vi.advanceTimersByTime(2_000);
  onBytes(50);
  queue.pause("a");
  queue.retry("a");
  onBytes(50);
  vi.advanceTimersByTime(2_000);
  onBytes(60);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.bytesPerSecond).toBe(5);
});

test("a paused upload ignores what the request that is still ending reports", async () => {
  const { queue, fail, isAborted, shownNow } = await sendingQueue();
  queue.pause("a");
  expect(isAborted()).toBe(true);
  await fail({ status: 500 });
  expect(shownNow()).toMatchObject({ state: "paused", problem: undefined });
});

test("a file that is removed before a retry is due is removed from the service too", async () => {
  const { queue, fail, calls, stored } = await sendingQueue();
  await fail({ status: 429 });
  await queue.cancel("a");
  expect(calls).toEqual([{ endpoint: "removeResumable", parameters: { uploadId: "u1" } }]);
  expect(stored.size).toBe(0);
});

test("a pause before a retry is due is stored", async () => {
  const { queue, fail, stored } = await sendingQueue();
  await fail({ status: 429 });
  queue.pause("a");
  expect(stored.get("a")?.isPaused).toBe(true);
});

test("a file that is missing on the device does not start the uploads after it twice", async () => {
  const stored = new Map(["a", "b", "c"].map((id) => [id, storedUpload(id, { uploadId: `u-${id}` })]));
  const { queue, sendFile, fail } = await restoredQueue(stored, {
    answer: async () => Response.json({}, { status: 404 }),
    fileOf: async (id) => (id === "a" ? undefined : new Blob(["x".repeat(100)])),
  });
  await vi.waitFor(() =>
    expect([...stored.values()].every(({ uploadId }) => uploadId === undefined)).toBe(true),
  );
  await fail({ status: 0 });
  queue.resume(false);
  expect(sendFile).toHaveBeenCalledTimes(2);
});
