import type { Media } from "#lib/space/media.ts";
import type { FlowParts } from "./flow-parts.ts";
import { deliverTo } from "./for-target.ts";
import { makeMedia } from "./media/make-media.ts";
import { isRefused, watchProcessing } from "./media/processing-watch.ts";
import type { Sender, SendFailure } from "./sending/sender.ts";
import type { KeptUpload } from "./shelf/kept-upload.ts";
import { nextStep, type UploadItem } from "./upload-item.ts";
import { afterFailure, problemOf } from "./upload-problem.ts";
import { refusals, type UploadProblem } from "./upload-shown.ts";

const mostAtOnce = 3;
/** A done one is seen for so long. */
const doneMs = 4_000;

/**
 * All files of a member that are on their way, in the order in which they came: three at once, each through the two
 * steps of the seed ("Media creation is a two-step sequence"), each going on at the step at which it stopped.
 */
export class UploadFlow {
  readonly items = new Map<string, UploadItem>();
  readonly sender: Sender;
  readonly processing: ReturnType<typeof watchProcessing>;
  isHeld = false;
  readonly #parts: FlowParts;

  constructor(parts: FlowParts) {
    this.#parts = parts;
    this.sender = parts.sender({
      onUrl: (id, resumableUrl) => this.#with(id, (item) => void this.learn(item, { resumableUrl })),
      onBytes: (id, sentBytes) => this.#with(id, (item) => this.#onBytes(item, sentBytes)),
      onSent: (id, uploadId) => this.#with(id, (item) => void this.#onSent(item, uploadId)),
      onFailed: (id, failure) => this.#with(id, (item) => void this.#onFailed(item, failure)),
    });
    this.processing = watchProcessing({
      send: parts.send,
      onSettled: (media) => void this.settle(media),
      onGone: (mediaId) => this.#onGone(mediaId),
    });
  }

  /** Begins whatever can begin. */
  pump(): void {
    for (const item of this.items.values()) {
      if (this.isHeld || item.state !== "waiting" || !item.isReady || item.isResting) continue;
      const step = nextStep(item);
      if (step === "send" && this.#countOf("sending") < mostAtOnce) this.#send(item);
      if (step === "create" && this.#countOf("creating") < mostAtOnce) {
        item.state = "creating";
        item.making = makeMedia(this, this.#parts, item);
      }
      if (step === "process") this.process(item, item.kept.mediaId ?? "");
    }
    this.#parts.onChange(false);
  }

  /** What is known of a file now; the device keeps it. */
  async learn(item: UploadItem, news: { [Key in keyof KeptUpload]?: KeptUpload[Key] | undefined }) {
    const known = Object.entries({ ...item.kept, ...news }).filter(([, value]) => value !== undefined);
    Object.assign(item, { kept: Object.fromEntries(known) });
    if (item.isOnShelf && !item.isCancelled) await this.#parts.shelf.keep(item.kept);
  }

  fail(item: UploadItem, problem: UploadProblem, reason?: string): void {
    Object.assign(item, { state: "failed", problem });
    const refusal = refusals.find((one) => one === problem);
    if (refusal !== undefined) void this.learn(item, { problem: refusal, reason });
    this.pump();
  }

  /** From this device: what there is to tell of it is told in this page alone. */
  async drop(item: UploadItem): Promise<void> {
    item.isOnShelf = false;
    await this.#parts.shelf.remove(item.kept.id);
  }

  /** It is gone from here; what the service has of it is another matter. */
  async forget(item: UploadItem): Promise<void> {
    if (item.previewUrl !== undefined) URL.revokeObjectURL(item.previewUrl);
    this.items.delete(item.kept.id);
    this.#parts.onChange(false);
    await this.#parts.shelf.remove(item.kept.id);
    item.letGo();
  }

  deliver(item: UploadItem, media: Media): void {
    if (deliverTo(this, this.#parts.deliver, item, media) && item.isLeft) void this.forget(item);
  }

  #with(id: string, act: (item: UploadItem) => void): void {
    const item = this.items.get(id);
    if (item !== undefined) act(item);
  }

  #countOf(state: UploadItem["state"]): number {
    return [...this.items.values()].filter((item) => item.state === state).length;
  }

  #send(item: UploadItem): void {
    const { kept, file } = item;
    if (file === undefined) this.fail(item, "chooseAgain");
    else {
      item.state = "sending";
      item.speed.begin();
      this.sender.begin({ ...kept, file });
    }
  }

  #onBytes(item: UploadItem, sentBytes: number): void {
    if (item.state !== "sending") return;
    if (sentBytes > item.sentBytes) item.problem = undefined;
    item.sentBytes = sentBytes;
    item.speed.note(sentBytes);
    this.#parts.onChange(true);
  }

  async #onSent(item: UploadItem, uploadId: string): Promise<void> {
    item.sentBytes = item.kept.sizeBytes;
    Object.assign(item, { state: "waiting", problem: undefined });
    // Kept before a Media is asked for: after a reload that is what comes next.
    await this.learn(item, { uploadId, resumableUrl: undefined });
    this.pump();
  }

  async #onFailed(item: UploadItem, failure: SendFailure): Promise<void> {
    if (item.state !== "sending") return;
    Object.assign(item, { state: "waiting", problem: undefined });
    const problem = problemOf(failure);
    if (problem === "signIn") {
      this.waitForSignIn(item, failure);
      return;
    }
    const next = afterFailure(item, failure, this.sender.isResumable());
    if (next.isAnew) item.sentBytes = 0;
    if (next.isAnew) await this.learn(item, { resumableUrl: undefined });
    if (next.againInMs === undefined) this.fail(item, problem, failure.reason);
    else this.#later(item, next.againInMs);
  }

  #later(item: UploadItem, ms: number): void {
    item.isResting = true;
    setTimeout(() => {
      item.isResting = false;
      this.pump();
    }, ms);
    this.pump();
  }

  waitForSignIn(item: UploadItem, { code }: SendFailure): void {
    Object.assign(item, { state: "waiting", problem: "signIn" });
    this.#parts.onSessionEnd(code);
    this.#parts.onChange(false);
  }

  process(item: UploadItem, mediaId: string): void {
    item.state = "processing";
    item.sentBytes = item.kept.sizeBytes;
    this.processing.watch(mediaId);
  }

  async settle(media: Media): Promise<void> {
    const item = this.#ofMedia(media.sys.id);
    if (item === undefined) return;
    this.processing.forget(media.sys.id);
    item.media = media;
    if (isRefused(media)) {
      this.fail(item, "processing");
      // Told once: it is among the photos and files, and no other page says it again.
      if (item.isDelivered) await this.drop(item);
      return;
    }
    item.state = "done";
    item.options.onDone?.(media);
    await this.learn(item, { isDone: true });
    this.deliver(item, media);
    setTimeout(() => this.#leave(item), item.isLeft ? 0 : doneMs);
    this.pump();
  }

  #onGone(mediaId: string): void {
    const item = this.#ofMedia(mediaId);
    if (item !== undefined) void this.forget(item);
  }

  #ofMedia(mediaId: string): UploadItem | undefined {
    return [...this.items.values()].find(({ kept }) => kept.mediaId === mediaId);
  }

  /** From the list; whoever waits for its Media still gets it. */
  #leave(item: UploadItem): void {
    item.isLeft = true;
    if (item.isDelivered) void this.forget(item);
    else this.#parts.onChange(false);
  }
}
