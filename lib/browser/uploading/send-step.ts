import { isOffline, type QueueParts, type StepEvents } from "./queue-parts.ts";
import { afterFailure, problemOf, type SendFailure } from "./send-file.ts";
import { addSample } from "./upload-speed.ts";
import type { UploadItem, UploadStore } from "./upload-store.ts";

/** The first step of uploads: their bytes become an Upload. */
export class SendStep {
  readonly #store: UploadStore;
  readonly #parts: QueueParts;
  readonly #events: StepEvents;
  readonly #running = new Map<string, AbortController>();

  constructor(store: UploadStore, parts: QueueParts, events: StepEvents) {
    this.#store = store;
    this.#parts = parts;
    this.#events = events;
  }

  async start({ stored, file }: UploadItem): Promise<void> {
    const { id, contentType, resumableUrl, sizeBytes } = stored;
    if (file === undefined) return this.#store.fail(id, "chooseAgain");
    const running = new AbortController();
    const { signal } = running;
    this.#running.set(id, running);
    const problem = isOffline() ? "connection" : undefined;
    this.#store.update(id, { state: "sending", problem, samples: [] });
    const toSend = { file, contentType, resumableUrl };
    const onUrl = (url: string) => void this.#store.save(id, { resumableUrl: url });
    const onBytes = (sentBytes: number) => this.#onBytes(id, sentBytes);
    const result = await this.#parts.sendFile(toSend, { signal, onUrl, onBytes });
    if (signal.aborted) return;
    this.#running.delete(id);
    this.#store.update(id, { state: "waiting", problem: undefined });
    if ("status" in result) this.#onFailure(id, result);
    else {
      // Stored before a Media is requested: after a reload that is the next step.
      const change = { uploadId: result.uploadId, resumableUrl: undefined };
      await this.#store.save(id, change, { sentBytes: sizeBytes });
    }
    this.#events.onEnd();
  }

  stop(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #onBytes(id: string, sentBytes: number): void {
    const item = this.#store.get(id);
    if (item?.state !== "sending") return;
    const problem = sentBytes > item.sentBytes ? undefined : item.problem;
    this.#store.update(id, { sentBytes, problem, samples: addSample(item.samples, sentBytes) }, true);
  }

  #onFailure(id: string, failure: SendFailure): void {
    const item = this.#store.get(id);
    if (item === undefined) return;
    const problem = problemOf(failure);
    if (problem === "signIn") {
      this.#store.update(id, { problem });
      this.#events.onSessionEnd(failure.code);
      return;
    }
    const { isFromStart, retry } = afterFailure(item, failure, this.#parts.isResumable);
    if (isFromStart) void this.#store.save(id, { resumableUrl: undefined }, { sentBytes: 0 });
    if (retry === undefined) this.#store.fail(id, problem, failure.reason);
    else {
      this.#store.update(id, { isDelayed: true, tries: retry.tries });
      setTimeout(() => {
        this.#store.update(id, { isDelayed: false });
        this.#events.onEnd();
      }, retry.afterMs);
    }
  }
}
