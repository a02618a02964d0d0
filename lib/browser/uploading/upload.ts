import type { MimeGroup } from "#lib/content/media/file-kind.ts";
import type { Media } from "#lib/space/media.ts";

/**
 * The bytes of a file are sent (`sending`), its Media is created (`creating`), and the service processes it
 * (`processing`) until it has an address (`done`).
 */
export type UploadState = "waiting" | "sending" | "paused" | "creating" | "processing" | "done" | "failed";

/** Refusals of the service: stored, so that a reload does not send the file again before the member retries. */
export const refusals = ["refusedSize", "refusedKind", "refused", "denied", "processing"] as const;

/** Why an upload does not continue; the messages are `upload.problems`. */
export type UploadProblem =
  | (typeof refusals)[number]
  | "empty"
  | "kind"
  | "disguised"
  | "tooLarge"
  | "connection"
  | "unavailable"
  | "chooseAgain"
  | "signIn"
  | "unreadable";

/** Problems that end without the member: uploads that failed for them are retried automatically. */
export const temporaryProblems: readonly (UploadProblem | undefined)[] = ["connection", "unavailable"];

/** An upload as pages show it. */
export interface Upload {
  id: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  state: UploadState;
  /** As far as the portal has received them. */
  sentBytes: number;
  bytesPerSecond?: number | undefined;
  secondsLeft?: number | undefined;
  problem?: UploadProblem | undefined;
  /** The service's own message for `refused`. */
  reason?: string | undefined;
  /** The size limit of its kind, for `tooLarge`. */
  maxBytes?: number | undefined;
  /** Whether it can pause and continue later with what has arrived. */
  canPause: boolean;
  /** Only this page has the file: leaving would lose it. */
  isOnlyHere?: boolean;
  /** As in `UploadOptions`, until its Media was taken there. */
  target?: string | undefined;
  /** Done and no longer shown: it only waits for its target. */
  isHidden?: boolean;
  /** A thumbnail from this device, `blob:…`. */
  previewUrl?: string | undefined;
  /** As soon as its Media exists. */
  mediaId?: string | undefined;
  /** As soon as this page has read it; its file has a `url` once the upload is `done`. */
  media?: Media | undefined;
}

/** Of files that are added together. */
export interface UploadOptions {
  /** Called once with the Media as soon as it exists, still without a `url`. */
  onMedia?: ((media: Media) => void) | undefined;
  /** Called once with the Media when it has its `url`. */
  onDone?: ((media: Media) => void) | undefined;
  /** Kinds that are accepted here, among those that the Space accepts. */
  kinds?: readonly MimeGroup[] | undefined;
  /** Where the Media belongs, by a name that `useUploadsFor` is called with, now or after a reload. */
  target?: string | undefined;
}

/** The position of a Media among the others of its target. */
export interface UploadPosition {
  uploadId: string;
  /** Media that were added after it: it goes before them. */
  laterMedia: readonly string[];
}
