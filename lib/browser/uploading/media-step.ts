import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { isGone, isInDoubt } from "#lib/space/space-error.ts";
import { createMediaOnce, withdraw } from "./create-media.ts";
import { isRefused, watchProcessing } from "./processing-watch.ts";
import type { QueueParts, StepEvents } from "./queue-parts.ts";
import { failureOf, problemOf } from "./send-file.ts";
import type { UploadItem, UploadStore } from "./upload-store.ts";

/** How long a finished upload is shown. */
const doneMs = 4_000;

/** The second step of uploads: a Media is created, the service processes it, and its target gets it. */
export function createMediaStep(store: UploadStore, parts: QueueParts, events: StepEvents) {
  const running = new Map<string, Promise<void>>();
  const processing = watchProcessing({
    send: parts.send,
    onSettled: (media) => void finish(media),
    onGone: (mediaId) => {
      const gone = ofMedia(mediaId);
      if (gone !== undefined) void store.remove(gone.stored.id);
    },
  });

  function create(item: UploadItem): void {
    const { id } = item.stored;
    running.set(
      id,
      createMedia(item).finally(() => running.delete(id)),
    );
  }

  /** Resolves when no Media of the upload is being created. */
  async function whenCreated(id: string): Promise<void> {
    await running.get(id);
  }

  function process({ stored: { id, sizeBytes, mediaId = "" } }: UploadItem): void {
    store.update(id, { state: "processing", sentBytes: sizeBytes });
    processing.watch(mediaId);
  }

  /** Offers a Media to its target, and records it in the uploads that were added before. */
  function deliver({ stored, media, isHidden }: UploadItem): void {
    const { id, target, laterMedia = [], addedAt } = stored;
    if (target === undefined || media === undefined) return;
    if (!parts.deliver(target, media, { uploadId: id, laterMedia })) return;
    for (const { stored: other } of store.forTarget(target))
      if (other.addedAt < addedAt)
        void store.save(other.id, { laterMedia: [...(other.laterMedia ?? []), media.sys.id] });
    void store.save(id, { target: undefined, isUsed: true });
    if (isHidden) void store.remove(id);
  }

  async function createMedia({ stored, options }: UploadItem): Promise<void> {
    const { id } = stored;
    const { send, storage, localeId } = parts;
    store.update(id, { state: "creating" });
    try {
      const onRequest = () => store.save(id, { isAsked: true });
      const media = await createMediaOnce(send, { stored, localeId, onRequest });
      const mediaId = media.sys.id;
      const change = { mediaId, isAsked: undefined, ...(options.onMedia && { isUsed: true }) };
      await store.save(id, change, { media });
      const item = store.get(id);
      // Removed by the member in the meantime.
      if (item === undefined) return await withdraw(send, { ...stored, mediaId });
      store.update(id, { file: undefined });
      void storage.removeFile(id);
      options.onMedia?.(media);
      deliver(item);
      process(item);
      if (!isMediaUnderWay(media)) await finish(media);
    } catch (error) {
      await onFailure(id, error);
      if (store.get(id) === undefined) await withdraw(send, { ...stored, isAsked: true });
    }
    events.onEnd();
  }

  async function onFailure(id: string, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const problem = problemOf(failure);
    if (!isInDoubt(error)) await store.save(id, { isAsked: undefined });
    if (problem === "signIn") {
      store.update(id, { state: "waiting", problem });
      events.onSessionEnd(failure.code);
    } else if (isGone(error)) {
      // The service no longer has the Upload: its bytes are sent again.
      await store.save(id, { uploadId: undefined, resumableUrl: undefined });
      store.fail(id, "connection");
    } else store.fail(id, problem, failure.reason);
  }

  async function finish(media: Media): Promise<void> {
    const item = ofMedia(media.sys.id);
    if (item === undefined) return;
    const { id } = item.stored;
    processing.forget(media.sys.id);
    store.update(id, { media });
    if (isRefused(media)) {
      store.fail(id, "processing");
      // Reported once, on this page: the Media is among the photos and files.
      if (item.stored.target === undefined) await store.unstore(id);
    } else {
      const saved = store.save(id, { isDone: true }, { state: "done" });
      item.options.onDone?.(media);
      await saved;
      const done = store.get(id);
      if (done !== undefined) deliver(done);
      setTimeout(() => hide(id), done?.isHidden ? 0 : doneMs);
    }
    events.onEnd();
  }

  function ofMedia(mediaId: string): UploadItem | undefined {
    return store.all().find(({ stored }) => stored.mediaId === mediaId);
  }

  /** From the tray; its target still gets its Media. */
  function hide(id: string): void {
    if (store.get(id)?.stored.target === undefined) void store.remove(id);
    else store.update(id, { isHidden: true });
  }

  return { processing, create, whenCreated, process, deliver };
}
