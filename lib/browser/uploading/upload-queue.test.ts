import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "#lib/space/send.ts";
import type { KeptUpload } from "./kept-upload.ts";
import type { SenderEvents } from "./sender.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadShown } from "./upload-shown.ts";

const resumableUrl = "/api/upload/spaces/demo/uploads/resumable/u1";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose sender does what a test says, and that goes on with one file of an earlier page. */
async function goingOn() {
  const kept = new Map<string, KeptUpload>();
  const begin = vi.fn();
  const calls: Call[] = [];
  let events: SenderEvents | undefined;
  let shown: readonly UploadShown[] = [];
  kept.set("a", {
    ...{ id: "a", memberId: "ada", fileName: "a.bin", contentType: "application/octet-stream" },
    ...{ sizeBytes: 100, lastModified: 0, addedAt: 0 },
  });
  const queue = new UploadQueue({
    ...{ memberId: "ada", localeId: "en-US", limits: undefined },
    shelf: {
      all: async () => [...kept.values()],
      keep: async (one) => void kept.set(one.id, one),
      add: () => [],
      fileOf: async () => new Blob(["x".repeat(100)]),
      removeFile: async () => undefined,
      remove: async (id) => void kept.delete(id),
    },
    send: async (call) => {
      calls.push(call);
      return new Response(null, { status: 204 });
    },
    sender: (heard) => {
      events = heard;
      return { begin, stop: () => undefined, forget: () => false, isResumable: () => true };
    },
    onShown: (now) => {
      shown = now;
    },
    onSessionEnd: () => undefined,
    deliver: () => false,
    take: async () => () => undefined,
    previewOf: async () => undefined,
  });
  await queue.restore();
  if (events === undefined) throw new Error("Nothing is there that sends.");
  events.onUrl("a", resumableUrl);
  return { queue, kept, calls, begin, events, shownNow: () => shown[0] };
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
