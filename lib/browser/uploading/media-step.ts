import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { isInDoubt } from "#lib/space/space-error.ts";
import { createMediaOnce, withdraw } from "./create-media.ts";
import { isRefused, watchProcessing } from "./processing-watch.ts";
import type { QueueParts, StepEvents } from "./queue-parts.ts";
import { failureOf, problemOf } from "./send-file.ts";
import type { UploadItem, UploadStore } from "./upload-store.ts";

/** How long a finished upload is shown. */
const doneMs = 4_000;

/** The second step of uploads: a Media is created, the service processes it, and its target gets it. */
export class MediaStep {
  readonly processing: ReturnType<typeof watchProcessing>;
  readonly #store: UploadStore;
  readonly #parts: QueueParts;
  readonly #events: StepEvents;
  readonly #running = new Map<string, Promise<void>>();

  constructor(store: UploadStore, parts: QueueParts, events: StepEvents) {
    this.#store = store;
    this.#parts = parts;
    this.#events = events;
    this.processing = watchProcessing({
      send: parts.send,
      onSettled: (media) => void this.#finish(media),
      onGone: (mediaId) => {
        const gone = this.#ofMedia(mediaId);
        if (gone !== undefined) void this.#store.remove(gone.stored.id);
      },
    });
  }

  create(item: UploadItem): void {
    const { id } = item.stored;
    this.#running.set(
      id,
      this.#create(item).finally(() => this.#running.delete(id)),
    );
  }

  /** Resolves when no Media of the upload is being created. */
  async whenCreated(id: string): Promise<void> {
    await this.#running.get(id);
  }

  process({ stored: { id, sizeBytes, mediaId = "" } }: UploadItem): void {
    this.#store.update(id, { state: "processing", sentBytes: sizeBytes });
    this.processing.watch(mediaId);
  }

  /** Offers a Media to its target, and records it in the uploads that were added before. */
  deliver({ stored, media, isHidden }: UploadItem): void {
    const { id, target, laterMedia = [], addedAt } = stored;
    if (target === undefined || media === undefined) return;
    if (!this.#parts.deliver(target, media, { uploadId: id, laterMedia })) return;
    for (const { stored: other } of this.#store.forTarget(target))
      if (other.addedAt < addedAt)
        void this.#store.save(other.id, { laterMedia: [...(other.laterMedia ?? []), media.sys.id] });
    void this.#store.save(id, { target: undefined, isUsed: true });
    if (isHidden) void this.#store.remove(id);
  }

  async #create({ stored, options }: UploadItem): Promise<void> {
    const { id } = stored;
    const { send, storage, localeId } = this.#parts;
    this.#store.update(id, { state: "creating" });
    try {
      const onRequest = () => this.#store.save(id, { isAsked: true });
      const media = await createMediaOnce(send, { stored, localeId, onRequest });
      const mediaId = media.sys.id;
      const change = { mediaId, isAsked: undefined, ...(options.onMedia && { isUsed: true }) };
      await this.#store.save(id, change, { media });
      const item = this.#store.get(id);
      // Removed by the member in the meantime.
      if (item === undefined) return await withdraw(send, { ...stored, mediaId });
      this.#store.update(id, { file: undefined });
      void storage.removeFile(id);
      options.onMedia?.(media);
      this.deliver(item);
      this.process(item);
      if (!isMediaUnderWay(media)) await this.#finish(media);
    } catch (error) {
      await this.#onFailure(id, error);
      if (this.#store.get(id) === undefined) await withdraw(send, { ...stored, isAsked: true });
    }
    this.#events.onEnd();
  }

  async #onFailure(id: string, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const problem = problemOf(failure);
    if (!isInDoubt(error)) await this.#store.save(id, { isAsked: undefined });
    if (problem === "signIn") {
      this.#store.update(id, { state: "waiting", problem });
      this.#events.onSessionEnd(failure.code);
    } else if (failure.status === 404) {
      // The service no longer has the Upload: its bytes are sent again.
      await this.#store.save(id, { uploadId: undefined, resumableUrl: undefined });
      this.#store.fail(id, "connection");
    } else this.#store.fail(id, problem, failure.reason);
  }

  async #finish(media: Media): Promise<void> {
    const item = this.#ofMedia(media.sys.id);
    if (item === undefined) return;
    const { id } = item.stored;
    this.processing.forget(media.sys.id);
    this.#store.update(id, { media });
    if (isRefused(media)) {
      this.#store.fail(id, "processing");
      // Reported once, on this page: the Media is among the photos and files.
      if (item.stored.target === undefined) await this.#store.unstore(id);
    } else {
      const saved = this.#store.save(id, { isDone: true }, { state: "done" });
      item.options.onDone?.(media);
      await saved;
      const done = this.#store.get(id);
      if (done !== undefined) this.deliver(done);
      setTimeout(() => this.#hide(id), done?.isHidden ? 0 : doneMs);
    }
    this.#events.onEnd();
  }

  #ofMedia(mediaId: string): UploadItem | undefined {
    return this.#store.all().find(({ stored }) => stored.mediaId === mediaId);
  }

  /** From the tray; its target still gets its Media. */
  #hide(id: string): void {
    if (this.#store.get(id)?.stored.target === undefined) void this.#store.remove(id);
    else this.#store.update(id, { isHidden: true });
  }
}
