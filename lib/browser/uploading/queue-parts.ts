import type { Media } from "#lib/space/media.ts";
import type { Send } from "#lib/space/send.ts";
import type { SendFile } from "./send-file.ts";
import type { Upload, UploadPosition } from "./upload.ts";
import type { UploadContext } from "./upload-context.ts";
import type { UploadStorage } from "./upload-storage.ts";

/** What the queue needs of the page. */
export interface QueueParts extends UploadContext {
  send: Send;
  storage: UploadStorage;
  sendFile: SendFile;
  /** Whether `sendFile` resumes. */
  isResumable: boolean;
  /** Locks an upload for this tab; undefined when another tab has it. */
  lock: (id: string) => Promise<(() => void) | undefined>;
  previewOf: (file: Blob, contentType: string) => Promise<string | undefined>;
  /** Offers a Media to its target; says whether it was taken. */
  deliver: (target: string, media: Media, position: UploadPosition) => boolean;
  onShow: (uploads: readonly Upload[]) => void;
  onSessionEnd: (news: "ended" | "other") => void;
}

export interface StepEvents {
  /** A step ended: another one may start. */
  onEnd: () => void;
  onSessionEnd: (code: string | undefined) => void;
}
