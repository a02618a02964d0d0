import { isOffline } from "../is-offline.ts";
import type { QueueParts, StepEvents } from "./queue-parts.ts";
import { afterFailure, problemOf, type SendFailure } from "./send-file.ts";
import { addSample, type UploadItem, type UploadStore } from "./upload-store.ts";

/** The first step of uploads: their bytes become an Upload. */
export function createSendStep(store: UploadStore, parts: QueueParts, events: StepEvents) {
  const running = new Map<string, AbortController>();

  async function start({ stored, file }: UploadItem): Promise<void> {
    const { id, contentType, resumableUrl, sizeBytes } = stored;
    if (file === undefined) return store.fail(id, "chooseAgain");
    const sending = new AbortController();
    const { signal } = sending;
    running.set(id, sending);
    const problem = isOffline() ? "connection" : undefined;
    store.update(id, { state: "sending", problem, samples: [] });
    const toSend = { file, contentType, resumableUrl };
    const onUrl = (url: string) => void store.save(id, { resumableUrl: url });
    const onBytes = (sentBytes: number) => onSentBytes(id, sentBytes);
    const result = await parts.sendFile(toSend, { signal, onUrl, onBytes });
    if (signal.aborted) return;
    running.delete(id);
    store.update(id, { state: "waiting", problem: undefined });
    if ("status" in result) onFailure(id, result);
    else {
      // Stored before a Media is requested: after a reload that is the next step.
      const change = { uploadId: result.uploadId, resumableUrl: undefined };
      await store.save(id, change, { sentBytes: sizeBytes });
    }
    events.onEnd();
  }

  function stop(id: string): void {
    running.get(id)?.abort();
    running.delete(id);
  }

  function onSentBytes(id: string, sentBytes: number): void {
    const item = store.get(id);
    if (item?.state !== "sending") return;
    // A busy page hears of the last bytes after the network went.
    const problem = sentBytes > item.sentBytes && !isOffline() ? undefined : item.problem;
    store.update(id, { sentBytes, problem, samples: addSample(item.samples, sentBytes) }, true);
  }

  function onFailure(id: string, failure: SendFailure): void {
    const item = store.get(id);
    if (item === undefined) return;
    const problem = problemOf(failure);
    if (problem === "signIn") {
      store.update(id, { problem });
      events.onSessionEnd(failure.code);
      return;
    }
    const { isFromStart, retry } = afterFailure(item, failure, parts.isResumable);
    if (isFromStart) void store.save(id, { resumableUrl: undefined }, { sentBytes: 0 });
    if (retry === undefined) store.fail(id, problem, failure.reason);
    else {
      store.update(id, { isDelayed: true, tries: retry.tries });
      setTimeout(() => {
        store.update(id, { isDelayed: false });
        events.onEnd();
      }, retry.afterMs);
    }
  }

  return { start, stop };
}
