import type { FlowParts } from "./flow-parts.ts";
import { offer, release } from "./for-target.ts";
import { keptOf, newsOfFile, problemBefore } from "./look-at-file.ts";
import { takeBack } from "./media-step.ts";
import { UploadFlow } from "./upload-flow.ts";
import { newItem, nextStep, showItem, type UploadItem } from "./upload-item.ts";
import type { UploadOptions, UploadProblem, UploadShown } from "./upload-shown.ts";

export interface QueueParts extends Omit<FlowParts, "onChange" | "onSessionEnd"> {
  onShown: (shown: readonly UploadShown[]) => void;
  onSessionEnd: (news: "ended" | "other") => void;
  /** Takes an upload for this tab; undefined when another tab has it. */
  take: (id: string) => Promise<(() => void) | undefined>;
  previewOf: (file: Blob, contentType: string) => Promise<string | undefined>;
}

export interface NamedFile {
  /** Of the caller's making. */
  id: string;
  file: File;
}

const longestWaitMs = 7 * 24 * 60 * 60_000;
/** How often what is shown changes while bytes go. */
const showEveryMs = 250;
const thatPass: readonly (UploadProblem | undefined)[] = ["signIn", "connection", "unavailable"];

/** What a member does with files on their way. */
export class UploadQueue {
  readonly #parts: QueueParts;
  readonly #flow: UploadFlow;
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #lastAddedAt = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#flow = new UploadFlow({
      ...parts,
      onChange: (isProgress) => this.#show(isProgress ? showEveryMs : 0),
      onSessionEnd: (code) => {
        this.hold();
        parts.onSessionEnd(code === "OtherMember" ? "other" : "ended");
      },
    });
  }

  /** Puts files on their way. */
  add(files: readonly NamedFile[], options: UploadOptions): void {
    const { memberId } = this.#parts;
    const added = files.map(({ id, file }) => {
      // Files that came in one moment keep their order.
      this.#lastAddedAt = Math.max(Date.now(), this.#lastAddedAt + 1);
      const kept = keptOf(file, { id, memberId, addedAt: this.#lastAddedAt }, options.target);
      const item = newItem(kept, file, options);
      this.#flow.items.set(id, item);
      return { item, file };
    });
    this.#show(0);
    void this.#beginAll(added, options);
  }

  /** What an earlier page of the member has left behind goes on. */
  async restore(): Promise<void> {
    const { shelf, memberId, take } = this.#parts;
    for (const kept of await shelf.all(memberId)) {
      // Whoever it was meant for is not coming back for it.
      const isOver = kept.isDone && kept.addedAt < Date.now() - longestWaitMs;
      if (isOver) await shelf.remove(kept.id);
      const letGo = isOver || this.#flow.items.has(kept.id) ? undefined : await take(kept.id);
      if (letGo === undefined) continue;
      const file = await shelf.fileOf(kept.id);
      const item: UploadItem = { ...newItem(kept, file), letGo, isReady: true, isLeft: kept.isDone === true };
      void this.#preview(item, file);
      if (kept.isPaused) item.state = "paused";
      this.#flow.items.set(kept.id, item);
      if (file === undefined && nextStep(item) === "send") this.#flow.fail(item, "chooseAgain");
    }
    this.#flow.pump();
  }

  /** The file of an upload that this device could not keep, chosen once more; false when it is another one. */
  giveFile(id: string, file: File): boolean {
    const item = this.#flow.items.get(id);
    const isSame = item?.kept.fileName === file.name && item.kept.sizeBytes === file.size;
    if (item === undefined || !isSame) return false;
    void this.#flow.learn(item, newsOfFile(item.kept, file));
    item.file = file;
    this.retry(id);
    return true;
  }

  /** All of them stand still before the next ones can begin. */
  pause(...ids: readonly string[]): void {
    const sending: string[] = [];
    for (const item of this.#itemsOf(ids, ["waiting", "sending"])) {
      if (item.state === "sending") sending.push(item.kept.id);
      item.state = "paused";
      void this.#flow.learn(item, { isPaused: true });
    }
    for (const id of sending) this.#flow.sender.stop(id);
    this.#flow.pump();
  }

  /** Goes on at the step that comes next: after a pause, or where it had failed. */
  retry(...ids: readonly string[]): void {
    const problem = this.#flow.isHeld ? "signIn" : undefined;
    for (const item of this.#itemsOf(ids, ["failed", "paused"])) {
      Object.assign(item, { state: "waiting", problem, tries: 0 });
      void this.#flow.learn(item, { isPaused: undefined });
    }
    this.#flow.pump();
  }

  /** Takes a file back, with everything that is there of it already; a Media that is used stays, or any. */
  async cancel(id: string, keepsMedia = false): Promise<void> {
    const item = this.#flow.items.get(id);
    if (item === undefined) return;
    item.isCancelled = true;
    const isTakenBack = this.#flow.sender.forget(id);
    await this.#flow.forget(item);
    this.#flow.pump();
    if (item.kept.isUsed || (keepsMedia && item.kept.mediaId !== undefined)) return;
    // One that is being made just now is removed once it is there.
    if (item.state === "creating") await item.making;
    else if (!isTakenBack && item.isReady) await takeBack(this.#parts.send, item);
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
    this.#show(0);
  }

  /** The same member is signed in again, or the network is back. */
  again(isSignIn: boolean): void {
    if (isSignIn) this.#flow.isHeld = false;
    for (const item of this.#flow.items.values()) {
      if (this.#flow.isHeld || !thatPass.includes(item.problem)) continue;
      Object.assign(item, { problem: undefined, tries: 0 });
      if (item.state === "failed") item.state = "waiting";
    }
    this.#flow.processing.again();
    this.#flow.pump();
  }

  /** Somebody is there for a target now; or nobody waits for what was meant for it. */
  readonly offer = (target: string) => offer(this.#flow, target);
  readonly release = (target: string) => release(this.#flow, target);

  #itemsOf(ids: readonly string[], states: readonly UploadItem["state"][]): UploadItem[] {
    const items = ids.flatMap((id) => this.#flow.items.get(id) ?? []);
    return items.filter(({ state }) => states.includes(state));
  }

  async #beginAll(added: readonly { item: UploadItem; file: File }[], { kinds }: UploadOptions) {
    const { limits, take, shelf } = this.#parts;
    for (const { item, file } of added) {
      const found = await problemBefore(file, item.kept, limits, kinds);
      if (item.isCancelled) continue;
      if (found !== undefined) {
        item.maxBytes = found.maxBytes;
        this.#flow.fail(item, found.problem);
        continue;
      }
      item.letGo = (await take(item.kept.id)) ?? item.letGo;
      item.isReady = true;
      await this.#flow.learn(item, {});
      if (!item.isCancelled) void shelf.keepFile(item.kept.id, file);
      void this.#preview(item, file);
      this.#flow.pump();
    }
  }

  async #preview(item: UploadItem, file: Blob | undefined): Promise<void> {
    if (file === undefined) return;
    item.previewUrl = await this.#parts.previewOf(file, item.kept.contentType);
    this.#show(0);
  }

  #show(afterMs: number): void {
    if (afterMs > 0) this.#showTimer ??= setTimeout(() => this.#show(0), afterMs);
    if (afterMs > 0) return;
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
    const isResumable = this.#flow.sender.isResumable();
    const items = [...this.#flow.items.values()].filter(({ isLeft }) => !isLeft);
    this.#parts.onShown(items.map((item) => showItem(item, isResumable)));
  }
}
