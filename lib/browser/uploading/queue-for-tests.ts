import { vi } from "vitest";
import type { Call, Send } from "#lib/space/send.ts";
import type { SenderEvents } from "./sending/sender.ts";
import type { KeptUpload } from "./shelf/kept-upload.ts";
import { type QueueParts, UploadQueue } from "./upload-queue.ts";
import type { UploadShown } from "./upload-shown.ts";

export const resumableUrl = "/api/upload/spaces/demo/uploads/resumable/u1";

export const keptFile = (id: string, more: Partial<KeptUpload> = {}): KeptUpload => ({
  ...{ id, memberId: "ada", fileName: `${id}.bin`, contentType: "application/octet-stream" },
  ...{ sizeBytes: 100, lastModified: 0, addedAt: 0 },
  ...more,
});

interface StubParts extends Partial<QueueParts> {
  answer?: (call: Call) => ReturnType<Send>;
}

/** A queue whose sender does what a test says, and that goes on with what an earlier page has kept. */
export async function goingOn(kept = new Map([["a", keptFile("a")]]), { answer, ...parts }: StubParts = {}) {
  const begin = vi.fn();
  const calls: Call[] = [];
  let events: SenderEvents | undefined;
  let shown: readonly UploadShown[] = [];
  const queue = new UploadQueue({
    ...{ memberId: "ada", localeId: "en-US", limits: undefined },
    shelf: {
      all: async () => [...kept.values()],
      keep: async (one) => void kept.set(one.id, one),
      add: (added) =>
        added.map(async (one) => {
          kept.set(one.kept.id, one.kept);
          return true;
        }),
      fileOf: async () => new Blob(["x".repeat(100)]),
      removeFile: async () => undefined,
      remove: async (id) => void kept.delete(id),
    },
    send: async (call) => {
      calls.push(call);
      return (await answer?.(call)) ?? new Response(null, { status: 204 });
    },
    sender: (heard) => {
      events = heard;
      return { begin, stop: () => undefined, forget: () => undefined, isResumable: () => true };
    },
    onShown: (now) => {
      shown = now;
    },
    onSessionEnd: () => undefined,
    deliver: () => false,
    take: async () => () => undefined,
    previewOf: async () => undefined,
    ...parts,
  });
  await queue.restore();
  if (events === undefined) throw new Error("Nothing is there that sends.");
  return { queue, kept, calls, begin, events, shownNow: () => shown[0] };
}
