import { isOffline } from "../is-offline.ts";
import { fileProblem } from "./check-file.ts";
import { withdraw } from "./create-media.ts";
import { createMediaStep } from "./media-step.ts";
import type { QueueParts } from "./queue-parts.ts";
import { restoreUploads } from "./restore-uploads.ts";
import { createSendStep } from "./send-step.ts";
import { createShow } from "./show-uploads.ts";
import type { AddedFile } from "./store-files.ts";
import { temporaryProblems, type UploadOptions } from "./upload.ts";
import { newItem, nextStep, toUpload, type UploadItem, UploadStore } from "./upload-store.ts";

const mostAtOnce = 3;

/** The uploads of a member in this tab, in the order in which they were added: three at once at each step. */
export class UploadQueue {
  readonly #parts: QueueParts;
  readonly #store: UploadStore;
  readonly #sendStep: ReturnType<typeof createSendStep>;
  readonly #mediaStep: ReturnType<typeof createMediaStep>;
  readonly #show: ReturnType<typeof createShow>;
  #isHeld = false;

  constructor(parts: QueueParts) {
    const onEnd = () => this.#advance();
    const onSessionEnd = (code: string | undefined) => {
      this.hold();
      parts.onSessionEnd(code === "OtherMember" ? "other" : "ended");
    };
    this.#parts = parts;
    this.#store = new UploadStore(parts.storage, (isProgress) =>
      isProgress ? this.#show.showProgress() : this.#show.show(),
    );
    this.#sendStep = createSendStep(this.#store, parts, { onEnd, onSessionEnd });
    this.#mediaStep = createMediaStep(this.#store, parts, { onEnd, onSessionEnd });
    this.#show = createShow({
      current: () => this.#store.all().map((item) => toUpload(item, parts.isResumable)),
      onShow: parts.onShow,
      // While the device is offline, its "online" event resumes.
      retry: () => isOffline() || this.resume(false),
    });
  }

  /** Uploads files that the device is storing. */
  add(added: readonly AddedFile[], options: UploadOptions): void {
    const items = added.map(({ stored, file }) => newItem(stored, file, options));
    this.#store.add(items);
    for (const { stored, whenStored, whenLocked } of added) {
      void this.#whenStored(stored.id, whenStored);
      void whenLocked.then((unlock) => {
        if (unlock && !this.#store.update(stored.id, { unlock })) unlock();
      });
    }
    void this.#check(items);
  }

  /** Continues the uploads of earlier pages that no other tab handles. */
  async restore(): Promise<void> {
    const restored = await restoreUploads(this.#parts, (id) => this.#store.get(id) !== undefined);
    this.#store.add(restored);
    await this.#check(restored);
  }

  /** Adds the file that the device could not store, selected again; false when it is another file. */
  giveFile(id: string, file: File): boolean {
    const item = this.#store.get(id);
    if (item?.stored.fileName !== file.name || item.stored.sizeBytes !== file.size) return false;
    const { lastModified } = file;
    // The bytes of a file that was changed may be others.
    const change = item.stored.lastModified === lastModified ? {} : { lastModified, resumableUrl: undefined };
    const stored = { ...item.stored, ...change };
    void this.#store.save(id, change, { file });
    void this.#whenStored(id, this.#parts.storage.add([{ stored, file }])[0]);
    this.retry(id);
    return true;
  }

  pause(...ids: readonly string[]): void {
    for (const id of this.#inState(ids, ["waiting", "sending"])) {
      this.#sendStep.stop(id);
      void this.#store.save(id, { isPaused: true }, { state: "paused", problem: undefined });
    }
    this.#advance();
  }

  /** Continues after a pause, or with the step that failed. */
  retry(...ids: readonly string[]): void {
    const retried = this.#inState(ids, ["failed", "paused"]);
    const change = { isPaused: undefined, problem: undefined, reason: undefined };
    const problem = this.#isHeld ? "signIn" : undefined;
    for (const id of retried) void this.#store.save(id, change, { state: "waiting", problem, tries: 0 });
    this.#advance();
    void this.#check(retried.flatMap((id) => this.#store.get(id) ?? []).filter((item) => !item.isChecked));
  }

  /** Removes an upload, here and from the service. A Media that was taken stays; with `keepsMedia` any Media. */
  async cancel(id: string, keepsMedia = false): Promise<void> {
    const item = this.#store.get(id);
    if (item === undefined) return;
    const { stored, state } = item;
    this.#sendStep.stop(id);
    const removal = this.#store.remove(id);
    this.#advance();
    const isKept = stored.isUsed || (keepsMedia && stored.mediaId !== undefined);
    // The step itself withdraws what it creates for a removed upload.
    if (!isKept && state === "creating") await this.#mediaStep.whenCreated(id);
    else if (!isKept) await withdraw(this.#parts.send, stored);
    await removal;
  }

  /** The session ended: everything waits. */
  hold(): void {
    this.#isHeld = true;
    for (const { stored, state } of this.#store.all()) {
      if (state === "sending") this.#sendStep.stop(stored.id);
      if (state === "sending" || state === "waiting")
        this.#store.update(stored.id, { state: "waiting", problem: "signIn" });
    }
    this.#show.show();
  }

  /** The device is offline. */
  markOffline(): void {
    for (const { stored, state } of this.#store.all())
      if (state === "sending") this.#store.update(stored.id, { problem: "connection" });
  }

  /** The member is signed in again, or the network may be back. */
  resume(isSignedIn: boolean): void {
    if (isSignedIn) this.#isHeld = false;
    for (const { stored, state, problem } of this.#store.all()) {
      if (this.#isHeld || (problem !== "signIn" && !temporaryProblems.includes(problem))) continue;
      const next = state === "failed" ? "waiting" : state;
      this.#store.update(stored.id, { state: next, problem: undefined, tries: 0 });
    }
    this.#mediaStep.processing.again();
    this.#advance();
  }

  /** A page takes Media for this target now. */
  offer(target: string): void {
    for (const item of this.#store.forTarget(target)) this.#mediaStep.deliver(item);
  }

  /** Detaches all uploads of a target. */
  release(target: string): void {
    this.detach(...this.#store.forTarget(target).map(({ stored }) => stored.id));
  }

  /** Their Media no longer belong to a target, also after a reload. */
  detach(...ids: readonly string[]): void {
    for (const id of ids) {
      void this.#store.save(id, { target: undefined });
      const { isHidden, problem } = this.#store.get(id) ?? {};
      if (isHidden) void this.#store.remove(id);
      else if (problem === "processing") void this.#store.unstore(id);
    }
  }

  #inState(ids: readonly string[], states: readonly UploadItem["state"][]): readonly string[] {
    return ids.filter((id) => states.some((state) => state === this.#store.get(id)?.state));
  }

  /** Starts whatever can start. */
  #advance(): void {
    for (const { stored } of this.#store.all()) {
      // A start before it may have changed it.
      const item = this.#store.get(stored.id);
      if (this.#isHeld || item?.state !== "waiting" || !item.isChecked || item.isDelayed) continue;
      const step = nextStep(item.stored);
      if (step === "send" && this.#store.count("sending") < mostAtOnce) void this.#sendStep.start(item);
      if (step === "create" && this.#store.count("creating") < mostAtOnce) this.#mediaStep.create(item);
      if (step === "process") this.#mediaStep.process(item);
    }
  }

  async #whenStored(id: string, whenStored: Promise<boolean> | undefined): Promise<void> {
    this.#store.update(id, { isFileStored: (await whenStored) ?? false });
  }

  /** Starts uploads whose files can be sent. Others fail, and are not stored. */
  async #check(items: readonly UploadItem[]): Promise<void> {
    for (const { file, stored } of items) {
      const { id } = stored;
      const found = file && (await fileProblem(file, stored, this.#parts.limits));
      if (found === undefined) {
        this.#store.update(id, { isChecked: true });
        const preview = file && this.#parts.previewOf(file, stored.contentType);
        void preview?.then((previewUrl) => {
          if (!this.#store.update(id, { previewUrl }) && previewUrl) URL.revokeObjectURL(previewUrl);
        });
        this.#advance();
      } else {
        void this.#store.unstore(id);
        this.#store.update(id, { maxBytes: found.maxBytes });
        this.#store.fail(id, found.problem);
      }
    }
  }
}
