import type { Media } from "#lib/space/media.ts";
import {
  refusals,
  temporaryProblems,
  type Upload,
  type UploadOptions,
  type UploadProblem,
  type UploadState,
} from "./upload.ts";
import type { StoredUpload, UploadStorage } from "./upload-storage.ts";

/** An upload with all that this page knows of it; a change is another value in the store. */
export interface UploadItem {
  readonly stored: StoredUpload;
  /** Undefined once it is sent, or when the device could not store it over a reload. */
  readonly file: Blob | undefined;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly samples: readonly SpeedSample[];
  readonly problem: UploadProblem | undefined;
  readonly maxBytes: number | undefined;
  readonly media: Media | undefined;
  readonly previewUrl: string | undefined;
  readonly options: UploadOptions;
  /** It may be sent: nothing that can be known before forbids it. */
  readonly isChecked: boolean;
  /** The device has its row. */
  readonly isStored: boolean;
  /** The device has its file. */
  readonly isFileStored: boolean;
  /** It waits until a retry is due. */
  readonly isDelayed: boolean;
  readonly isHidden: boolean;
  /** How often it was sent again from the beginning. */
  readonly tries: number;
  readonly unlock: () => void;
}

export function newItem(
  stored: StoredUpload,
  file: Blob | undefined,
  options: UploadOptions = {},
): UploadItem {
  return {
    ...{ stored, file, options, state: "waiting", sentBytes: 0, samples: [], tries: 0 },
    ...{ problem: undefined, maxBytes: undefined, media: undefined, previewUrl: undefined },
    ...{ isChecked: false, isStored: true, isFileStored: false, isDelayed: false, isHidden: false },
    unlock: () => undefined,
  };
}

/** A step that was completed is not repeated. */
export function nextStep({ mediaId, uploadId }: StoredUpload): "send" | "create" | "process" {
  if (mediaId !== undefined) return "process";
  return uploadId === undefined ? "send" : "create";
}

/** The uploads of this page. What changes in `stored` is also written to the device. */
export class UploadStore {
  readonly #items = new Map<string, UploadItem>();
  readonly #storage: UploadStorage;
  readonly #onChange: (isProgress: boolean) => void;

  constructor(storage: UploadStorage, onChange: (isProgress: boolean) => void) {
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get(id: string): UploadItem | undefined {
    return this.#items.get(id);
  }

  /** In the order in which they were added. */
  all(): readonly UploadItem[] {
    return [...this.#items.values()];
  }

  count(state: UploadState): number {
    return this.all().filter((item) => item.state === state).length;
  }

  forTarget(target: string): readonly UploadItem[] {
    return this.all().filter(({ stored }) => stored.target === target);
  }

  add(items: readonly UploadItem[]): void {
    for (const item of items) this.#items.set(item.stored.id, item);
    this.#onChange(false);
  }

  /** Does nothing, and returns false, once the upload was removed. */
  update(id: string, change: Partial<UploadItem>, isProgress = false): boolean {
    const item = this.#items.get(id);
    if (item === undefined) return false;
    this.#items.set(id, { ...item, ...change });
    this.#onChange(isProgress);
    return true;
  }

  async save(id: string, change: Partial<StoredUpload>, more: Partial<UploadItem> = {}): Promise<void> {
    const item = this.#items.get(id);
    if (item === undefined) return;
    const stored = { ...item.stored, ...change };
    this.update(id, { ...more, stored });
    if (item.isStored) await this.#storage.save(stored);
  }

  fail(id: string, problem: UploadProblem, reason?: string): void {
    const refusal = refusals.find((one) => one === problem);
    const change = refusal === undefined ? {} : { problem: refusal, reason };
    void this.save(id, change, { state: "failed", problem });
  }

  /** From the device alone: this page still shows it. */
  async unstore(id: string): Promise<void> {
    this.update(id, { isStored: false });
    await this.#storage.remove(id);
  }

  async remove(id: string): Promise<void> {
    const item = this.#items.get(id);
    if (item?.previewUrl !== undefined) URL.revokeObjectURL(item.previewUrl);
    this.#items.delete(id);
    this.#onChange(false);
    await this.#storage.remove(id);
    item?.unlock();
  }
}

/** Whether leaving the page would lose it: nothing else has its bytes, and they may still be sent. */
function isOnlyHere({ state, problem, file, isFileStored, stored }: UploadItem): boolean {
  if (isFileStored || file === undefined || nextStep(stored) !== "send") return false;
  return state !== "failed" || temporaryProblems.includes(problem);
}

export function toUpload(item: UploadItem, isResumable: boolean): Upload {
  const { stored, state, sentBytes, problem, maxBytes, previewUrl, media, isHidden } = item;
  const { id, fileName, contentType, sizeBytes, target, reason, mediaId } = stored;
  const bytesPerSecond = state === "sending" && problem === undefined ? speedOf(item.samples) : undefined;
  return {
    ...{ id, fileName, contentType, sizeBytes, target, reason, mediaId },
    ...{ state, sentBytes, problem, maxBytes, previewUrl, media, isHidden, bytesPerSecond },
    secondsLeft: bytesPerSecond && (sizeBytes - sentBytes) / bytesPerSecond,
    canPause: isResumable && nextStep(stored) === "send",
    isOnlyHere: isOnlyHere(item),
  };
}

/** How many bytes had been sent at a time. */
export interface SpeedSample {
  atMs: number;
  bytes: number;
}

const windowMs = 6_000;
const shortestMs = 800;
/** Without progress for this long, the upload counts as stalled. */
const stalledMs = 8_000;

export function addSample(
  samples: readonly SpeedSample[],
  bytes: number,
  atMs = Date.now(),
): readonly SpeedSample[] {
  return [...samples.filter((sample) => sample.atMs > atMs - windowMs), { atMs, bytes }];
}

/** The speed of the last seconds; undefined while it is too early to tell, or stalled. */
export function speedOf(samples: readonly SpeedSample[], nowMs = Date.now()): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || nowMs - last.atMs > stalledMs) return undefined;
  const ms = last.atMs - first.atMs;
  const bytes = last.bytes - first.bytes;
  return ms < shortestMs || bytes <= 0 ? undefined : (bytes / ms) * 1000;
}
