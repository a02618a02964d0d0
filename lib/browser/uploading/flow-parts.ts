import type { FileLimits } from "#lib/content/media/file-limits.ts";
import type { Media } from "#lib/space/media.ts";
import type { Send } from "#lib/space/send.ts";
import type { Sender, SenderEvents } from "./sending/sender.ts";
import type { UploadShelf } from "./shelf/kept-upload.ts";

/** Where a Media belongs among the others of its target. */
export interface UploadedPlace {
  uploadId: string;
  /** Media that were added after it: it stands before them. */
  laterMedia: readonly string[];
}

/** What files on their way need of the page around them. */
export interface FlowParts {
  memberId: string;
  /** The locale that a file is put into: the Space's first. */
  localeId: string;
  limits: FileLimits;
  send: Send;
  shelf: UploadShelf;
  sender: (events: SenderEvents) => Sender;
  /** What there is to show has changed: now, or only how far something is. */
  onChange: (isProgress: boolean) => void;
  /** A service says that nobody, or somebody else, is signed in. */
  onSessionEnd: (code: string | undefined) => void;
  /** Offers a Media to its target; answers whether it was taken. */
  deliver: (target: string, media: Media, place: UploadedPlace) => boolean;
}
