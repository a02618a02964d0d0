import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoredQueue, resumableUrl, storedUpload } from "./queue-for-tests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test("an upload of an offline device says so until it is online, though bytes are reported late", async () => {
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
  vi.stubGlobal("navigator", { onLine: false });
  queue.markOffline();
  expect(shownNow()).toMatchObject({ state: "sending", problem: "connection" });
  expect(shownNow()?.bytesPerSecond).toBeUndefined();
  onBytes(30);
  vi.advanceTimersByTime(250);
  expect(shownNow()?.problem).toBe("connection");
  vi.stubGlobal("navigator", { onLine: true });
  queue.resume(false);
  expect(shownNow()).toMatchObject({ state: "sending", problem: undefined });
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
  await vi.waitFor(
    () => expect([...stored.values()].every(({ uploadId }) => uploadId === undefined)).toBe(true),
    { timeout: 10_000 },
  );
  await fail({ status: 0 });
  queue.resume(false);
  expect(sendFile).toHaveBeenCalledTimes(2);
});

test("an upload that starts on an offline device says so until the device is online", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const stored = new Map(["a", "b"].map((id) => [id, storedUpload(id)]));
  const { queue, fail, sendFile, shownNow } = await restoredQueue(stored);
  expect(shownNow()).toMatchObject({ state: "sending", problem: "connection" });
  await fail({ status: 0 });
  vi.advanceTimersByTime(15_000);
  expect(shownNow()).toMatchObject({ state: "sending", problem: "connection" });
  vi.stubGlobal("navigator", { onLine: true });
  queue.resume(false);
  expect(shownNow()).toMatchObject({ state: "sending", problem: undefined });
  expect(sendFile).toHaveBeenCalledTimes(3);
});

test("an Upload that the service loses each time is not created without end", async () => {
  const { onUrl, fail, sendFile, shownNow } = await sendingQueue();
  for (let lost = 0; lost < 20; lost++) {
    onUrl(resumableUrl);
    await fail({ status: 404 });
    await vi.advanceTimersByTimeAsync(6_000);
    if (shownNow()?.state === "failed") break;
  }
  expect(shownNow()).toMatchObject({ state: "failed", problem: "unavailable" });
  expect(sendFile).toHaveBeenCalledTimes(13);
});

test("a limited upload is sent again when the service asks for it", async () => {
  const { fail, sendFile } = await sendingQueue();
  await fail({ status: 429, retryAfterMs: 9_000 });
  await vi.advanceTimersByTimeAsync(8_999);
  expect(sendFile).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(sendFile).toHaveBeenCalledTimes(2);
});

test("the removal of an Upload is repeated while the service is busy with it", async () => {
  const statuses = [423, 503, 204];
  const { queue, calls } = await restoredQueue(new Map([["a", storedUpload("a", { resumableUrl })]]), {
    answer: async () => new Response(null, { status: statuses.shift() ?? 204 }),
  });
  const cancelled = queue.cancel("a");
  await vi.advanceTimersByTimeAsync(10_000);
  await cancelled;
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(Array(3).fill("removeResumable"));
});

test("an upload that another tab removed before it unlocked it is not restored", async () => {
  const stored = new Map(["a", "b"].map((id) => [id, storedUpload(id)]));
  const unlock = vi.fn();
  const { sendFile, shownNow } = await restoredQueue(stored, {
    lock: async (id) => {
      if (id === "a") stored.delete("a");
      else stored.set("b", storedUpload("b", { isPaused: true }));
      return () => unlock(id);
    },
  });
  expect(unlock.mock.calls).toEqual([["a"]]);
  expect(shownNow()).toMatchObject({ id: "b", state: "paused" });
  expect(sendFile).not.toHaveBeenCalled();
});

test("a lock and a preview that arrive after the removal are released", async () => {
  const { queue } = await restoredQueue(new Map(), { previewOf: async () => "blob:late" });
  const [unlock, revoke] = [vi.fn(), vi.spyOn(URL, "revokeObjectURL")];
  const file = new File(["x"], "a.bin");
  const whenLocked = Promise.resolve(unlock);
  queue.add([{ stored: storedUpload("a"), file, whenStored: Promise.resolve(true), whenLocked }], {});
  await queue.cancel("a");
  await vi.advanceTimersByTimeAsync(100);
  expect(unlock).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith("blob:late");
});
