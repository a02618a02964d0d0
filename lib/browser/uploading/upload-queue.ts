import type { FlowParts } from "./flow-parts.ts";
import { itemsFor, offer, release } from "./for-target.ts";
import type { AddedFile } from "./keep-files.ts";
import { newsOfFile, problemBefore } from "./look-at-file.ts";
import { takeBack } from "./media/media-step.ts";
import { restoreUploads } from "./shelf/restore-uploads.ts";
import { createShow, thatPass } from "./show-uploads.ts";
import { UploadFlow } from "./upload-flow.ts";
import { newItem, showItems, type UploadItem } from "./upload-item.ts";
import type { UploadOptions, UploadShown } from "./upload-shown.ts";

export interface QueueParts extends Omit<FlowParts, "onChange" | "onSessionEnd"> {
  onShown: (shown: readonly UploadShown[]) => void;
  onSessionEnd: (news: "ended" | "other") => void;
  /** Takes an upload for this tab; undefined when another tab has it. */
  take: (id: string) => Promise<(() => void) | undefined>;
  previewOf: (file: Blob, contentType: string) => Promise<string | undefined>;
}

/** What a member does with files on their way. */
export class UploadQueue {
  readonly #parts: QueueParts;
  readonly #flow: UploadFlow;
  readonly #telling: ReturnType<typeof createShow>;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#flow = new UploadFlow({
      ...parts,
      onChange: (isProgress) => (isProgress ? this.#telling.showSoon() : this.#telling.show()),
      onSessionEnd: (code) => {
        this.hold();
        parts.onSessionEnd(code === "OtherMember" ? "other" : "ended");
      },
    });
    this.#telling = createShow({
      shownNow: () => showItems([...this.#flow.items.values()], this.#flow.sender.isResumable()),
      onShown: parts.onShown,
      again: () => this.again(false),
    });
  }

  /** Puts files on their way that the device is keeping. */
  add(added: readonly AddedFile[], options: UploadOptions): void {
    const items = added.map(({ kept, file, whenKept, whenTaken }) => {
      const item = newItem(kept, file, options);
      this.#flow.items.set(kept.id, item);
      void this.#whenKept(item, whenKept);
      void whenTaken.then((letGo) => {
        item.letGo = letGo ?? item.letGo;
      });
      return item;
    });
    this.#telling.show();
    void this.#lookAt(items);
  }

  /** What an earlier page of the member has left behind goes on. */
  async restore(): Promise<void> {
    const isHere = (id: string) => this.#flow.items.has(id);
    const restored = await restoreUploads({ ...this.#parts, isHere });
    for (const item of restored) this.#flow.items.set(item.kept.id, item);
    await this.#lookAt(restored);
  }

  /** The file of an upload that this device could not keep, chosen once more; false when it is another one. */
  giveFile(id: string, file: File): boolean {
    const item = this.#flow.items.get(id);
    const isSame = item?.kept.fileName === file.name && item.kept.sizeBytes === file.size;
    if (item === undefined || !isSame) return false;
    void this.#flow.learn(item, newsOfFile(item.kept, file));
    item.file = file;
    void this.#whenKept(item, this.#parts.shelf.add([{ kept: item.kept, file }])[0]);
    this.retry(id);
    return true;
  }

  /** All of them stand still before the next ones can begin. */
  pause(...ids: readonly string[]): void {
    const sending: string[] = [];
    for (const item of this.#itemsOf(ids, ["waiting", "sending"])) {
      if (item.state === "sending") sending.push(item.kept.id);
      Object.assign(item, { state: "paused", problem: undefined });
      void this.#flow.learn(item, { isPaused: true });
    }
    for (const id of sending) this.#flow.sender.stop(id);
    this.#flow.pump();
  }

  /** Goes on at the step that comes next: after a pause, or where it had failed. */
  retry(...ids: readonly string[]): void {
    const problem = this.#flow.isHeld ? "signIn" : undefined;
    const items = this.#itemsOf(ids, ["failed", "paused"]);
    for (const item of items) {
      Object.assign(item, { state: "waiting", problem, tries: 0 });
      void this.#flow.learn(item, { isPaused: undefined, problem: undefined, reason: undefined });
    }
    this.#flow.pump();
    void this.#lookAt(items.filter(({ isReady }) => !isReady));
  }

  /** Takes a file back, with everything that is there of it already; a Media that is used stays, or any. */
  async cancel(id: string, keepsMedia = false): Promise<void> {
    const item = this.#flow.items.get(id);
    if (item === undefined) return;
    item.isCancelled = true;
    const takenBack = this.#flow.sender.forget(id);
    await this.#flow.forget(item);
    this.#flow.pump();
    if (item.kept.isUsed || (keepsMedia && item.kept.mediaId !== undefined)) return;
    // One that is being made just now is removed once it is there.
    if (item.state === "creating") await item.making;
    else if (takenBack !== undefined) await takenBack;
    else if (item.isReady) await takeBack(this.#parts.send, item);
  }

  /** Nobody is signed in: everything waits where it is. */
  hold(): void {
    if (this.#flow.isHeld) return;
    this.#flow.isHeld = true;
    for (const item of this.#flow.items.values()) {
      if (item.state === "sending") {
        this.#flow.sender.stop(item.kept.id);
        item.state = "waiting";
      }
      if (item.state === "waiting") item.problem = "signIn";
    }
    this.#telling.show();
  }

  /** The network is gone: what is being sent stands still until bytes come, or it is back. */
  lose(): void {
    for (const item of this.#flow.items.values()) if (item.state === "sending") item.problem = "connection";
    this.#telling.show();
  }

  /** The same member is signed in again, or the network is back, or may be. */
  again(isSignIn: boolean): void {
    if (isSignIn) this.#flow.isHeld = false;
    for (const item of this.#flow.items.values()) {
      const mayPass = item.problem === "signIn" || thatPass.includes(item.problem);
      if (this.#flow.isHeld || !mayPass) continue;
      Object.assign(item, { problem: undefined, tries: 0 });
      if (item.state === "failed") item.state = "waiting";
    }
    this.#flow.processing.again();
    this.#flow.pump();
  }

  /** A page takes Media for this target now, or some of them are no longer wanted there. */
  readonly offer = (target: string) => offer(this.#flow, target);
  readonly release = (target: string) => release(this.#flow, itemsFor(this.#flow, target));
  readonly detach = (...ids: readonly string[]) =>
    release(
      this.#flow,
      ids.flatMap((id) => this.#flow.items.get(id) ?? []),
    );

  #itemsOf(ids: readonly string[], states: readonly UploadItem["state"][]): UploadItem[] {
    const items = ids.flatMap((id) => this.#flow.items.get(id) ?? []);
    return items.filter(({ state }) => states.includes(state));
  }

  async #whenKept(item: UploadItem, whenKept: Promise<boolean> | undefined): Promise<void> {
    item.isFileKept = (await whenKept) ?? false;
    this.#telling.show();
  }

  /** What cannot be sent is told, and not kept; all else begins. */
  async #lookAt(items: readonly UploadItem[]): Promise<void> {
    for (const item of items) {
      const { file, kept } = item;
      const found = file && (await problemBefore(file, kept, this.#parts.limits));
      if (item.isCancelled) continue;
      if (found === undefined) {
        item.isReady = true;
        void this.#preview(item, file);
        this.#flow.pump();
      } else {
        item.maxBytes = found.maxBytes;
        void this.#flow.drop(item);
        this.#flow.fail(item, found.problem);
      }
    }
  }

  async #preview(item: UploadItem, file: Blob | undefined): Promise<void> {
    if (file === undefined) return;
    item.previewUrl = await this.#parts.previewOf(file, item.kept.contentType);
    this.#telling.show();
  }
}
