import type { MimeGroup } from "#lib/content/media/file-kind.ts";
import type { Media } from "#lib/space/media.ts";

/**
 * Where a file is on its way: its bytes are sent (`sending`), its Media is made (`creating`), the service looks at it
 * (`processing`) until its address is there (`done`).
 */
export type UploadState = "waiting" | "sending" | "creating" | "processing" | "done" | "failed" | "paused";

/** What the service has refused: it stays refused over a reload, until it is tried again. */
export const refusals = ["refusedSize", "refusedKind", "refused", "denied", "processing"] as const;

/** Why a file did not get on; the words are the messages `upload.problems`. */
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

export interface UploadShown {
  id: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  state: UploadState;
  /** Of the file's own bytes, as far as the portal has taken them. */
  sentBytes: number;
  bytesPerSecond?: number;
  secondsLeft?: number;
  problem?: UploadProblem;
  /** What the service says of it, beside `refused`. */
  reason?: string;
  /** The largest that a file of its kind may be, beside `tooLarge`. */
  maxBytes?: number;
  /** Whether it can stop here and go on later with what has arrived. */
  canPause: boolean;
  /** This page alone has it: leaving would lose it. */
  isOnlyHere?: boolean;
  /** As in `UploadOptions`, as long as it was not taken there. */
  target?: string;
  /** It has nothing more to show, and only waits for its target. */
  isLeft?: boolean;
  /** A picture of it on this device, `blob:…`. */
  previewUrl?: string;
  /** As soon as it exists; its file has a `url` once it is `done`. */
  media?: Media;
}

/** Of the files that are added together. */
export interface UploadOptions {
  /** Called once with the Media as soon as it exists: still without a `url`. */
  onMedia?: (media: Media) => void;
  /** Called once with the Media when it has its `url`. */
  onDone?: (media: Media) => void;
  /** Groups that are wanted here, among those that the Space takes: `Image`, `Video` … */
  kinds?: readonly MimeGroup[];
  /**
   * Where the Media belong, a name of the caller's: `useUploadsFor` that name gets them, also after a reload, and also
   * when it is only there later.
   */
  target?: string;
}
