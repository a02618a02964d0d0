import type { Media } from "#lib/space/media.ts";
import { createSpeed } from "./sending/upload-speed.ts";
import type { KeptUpload } from "./shelf/kept-upload.ts";
import { thatPass } from "./show-uploads.ts";
import type { UploadOptions, UploadProblem, UploadShown, UploadState } from "./upload-shown.ts";

/** One file on its way, with all that the page knows of it. */
export interface UploadItem {
  kept: KeptUpload;
  /** The bytes; gone once they are sent, or when the device could not keep them over a reload. */
  file: Blob | undefined;
  state: UploadState;
  sentBytes: number;
  problem: UploadProblem | undefined;
  maxBytes: number | undefined;
  media: Media | undefined;
  previewUrl: string | undefined;
  speed: ReturnType<typeof createSpeed>;
  options: UploadOptions;
  /** Whoever asked for the Media has it. */
  isDelivered: boolean;
  /** Looked at: it may be sent. */
  isReady: boolean;
  /** The device has a row for it. */
  isOnShelf: boolean;
  /** The device has its file: it outlives the page. */
  isFileKept: boolean;
  /** It has been told to come later. */
  isResting: boolean;
  /** It has nothing more to show, and only waits for its target. */
  isLeft: boolean;
  /** Taken back: what still comes of it is removed. */
  isCancelled: boolean;
  /** Its Media, being made; never rejects. */
  making: Promise<void> | undefined;
  /** How often it was begun anew by itself. */
  tries: number;
  letGo: () => void;
}

export function newItem(kept: KeptUpload, file: Blob | undefined, options: UploadOptions = {}): UploadItem {
  return {
    ...{
      kept,
      file,
      options,
      state: "waiting",
      sentBytes: 0,
      isReady: false,
      isOnShelf: true,
      isFileKept: false,
      isResting: false,
      isLeft: false,
      isCancelled: false,
    },
    ...{
      problem: undefined,
      maxBytes: undefined,
      media: undefined,
      previewUrl: undefined,
      making: undefined,
    },
    isDelivered: kept.target === undefined,
    speed: createSpeed(),
    tries: 0,
    letGo: () => undefined,
  };
}

/** Which of the steps comes next: what was done is not done again. */
export function nextStep({ kept }: Pick<UploadItem, "kept">): "send" | "create" | "process" {
  if (kept.mediaId !== undefined) return "process";
  return kept.uploadId === undefined ? "send" : "create";
}

/** Whether leaving the page would lose it: nothing else has its bytes, and they may still be sent. */
function isOnlyHere({ state, problem, file, isFileKept, ...item }: UploadItem): boolean {
  if (isFileKept || file === undefined || nextStep(item) !== "send") return false;
  return state !== "failed" || thatPass.includes(problem);
}

export function showItems(items: readonly UploadItem[], isResumable: boolean): readonly UploadShown[] {
  return items.map((item) => showItem(item, isResumable));
}

function showItem(item: UploadItem, isResumable: boolean): UploadShown {
  const { kept, state, sentBytes, problem, maxBytes, previewUrl, media, speed } = item;
  const bytesPerSecond = state === "sending" && problem === undefined ? speed.bytesPerSecond() : undefined;
  return {
    ...{ id: kept.id, fileName: kept.fileName, contentType: kept.contentType, sizeBytes: kept.sizeBytes },
    ...{ state, sentBytes, canPause: isResumable && nextStep(item) === "send" },
    ...(isOnlyHere(item) && { isOnlyHere: true }),
    ...(kept.target !== undefined && { target: kept.target }),
    ...(bytesPerSecond !== undefined && {
      bytesPerSecond,
      secondsLeft: (kept.sizeBytes - sentBytes) / bytesPerSecond,
    }),
    ...(problem !== undefined && { problem }),
    ...(kept.reason !== undefined && { reason: kept.reason }),
    ...(item.isLeft && { isLeft: true }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(previewUrl !== undefined && { previewUrl }),
    ...(media !== undefined && { media }),
  };
}
