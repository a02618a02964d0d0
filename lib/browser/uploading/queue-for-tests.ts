import { nextTick } from "node:process";
import { vi } from "vitest";
import type { Call, Send } from "#lib/space/send.ts";
import type { QueueParts } from "./queue-parts.ts";
import type { SendFailure, SendFile } from "./send-file.ts";
import type { Upload } from "./upload.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { StoredUpload } from "./upload-storage.ts";

export const resumableUrl = "/api/upload/spaces/demo/uploads/resumable/u1";

export const storedUpload = (id: string, more: Partial<StoredUpload> = {}): StoredUpload => ({
  ...{ id, memberId: "ada", fileName: `${id}.bin`, contentType: "application/octet-stream" },
  ...{ sizeBytes: 100, lastModified: 0, addedAt: 0 },
  ...more,
});

interface StubParts extends Partial<QueueParts> {
  answer?: (call: Call) => ReturnType<Send>;
  fileOf?: (id: string) => Promise<Blob | undefined>;
}

/** A queue that restored uploads, and whose file is sent as a test says. */
export async function restoredQueue(
  stored = new Map([["a", storedUpload("a")]]),
  { answer, fileOf = async () => new Blob(["x".repeat(100)]), ...parts }: StubParts = {},
) {
  const calls: Call[] = [];
  let sending: { resolve: (failure: SendFailure) => void; options: Parameters<SendFile>[1] } | undefined;
  let shown: readonly Upload[] = [];
  const sendFile = vi.fn<SendFile>(
    (_file, options) =>
      new Promise((resolve) => {
        sending = { resolve, options };
      }),
  );
  const queue = new UploadQueue({
    ...{ memberId: "ada", localeId: "en-US", limits: undefined, isResumable: true, sendFile },
    storage: {
      all: async () => [...stored.values()],
      save: async (one) => void stored.set(one.id, one),
      add: (added) =>
        added.map(async (one) => {
          stored.set(one.stored.id, one.stored);
          return true;
        }),
      fileOf,
      removeFile: async () => undefined,
      remove: async (id) => void stored.delete(id),
    },
    send: async (call) => {
      calls.push(call);
      return (await answer?.(call)) ?? new Response(null, { status: 204 });
    },
    onShow: (uploads) => {
      shown = uploads;
    },
    onSessionEnd: () => undefined,
    deliver: () => false,
    lock: async () => () => undefined,
    previewOf: async () => undefined,
    ...parts,
  });
  await queue.restore();
  return {
    ...{ queue, stored, calls, sendFile },
    onUrl: (url: string) => sending?.options.onUrl(url),
    onBytes: (bytes: number) => sending?.options.onBytes(bytes),
    isAborted: () => sending?.options.signal.aborted,
    fail: async (failure: SendFailure) => {
      sending?.resolve(failure);
      await Promise.resolve();
      // After all that the queue does about it at once.
      await new Promise((resolve) => nextTick(resolve, undefined));
    },
    shownNow: () => shown[0],
  };
}
