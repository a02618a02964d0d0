import { detectFileType, headBytes } from "#lib/content/media/detect-file-type.ts";
import { type FileLimits, limitProblem } from "#lib/content/media/file-limits.ts";
import type { UploadProblem } from "./upload.ts";
import type { StoredUpload } from "./upload-storage.ts";

/** Why a file is not sent at all: it cannot be read, or the Space does not accept it. */
export async function fileProblem(
  file: Blob,
  { contentType, sizeBytes, kinds: wanted }: StoredUpload,
  limits: FileLimits,
): Promise<{ problem: UploadProblem; maxBytes?: number } | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    return limitProblem(limits, { sizeBytes, contentType, detectedType: detectFileType(head), wanted });
  } catch {
    // A folder, or a file that was removed.
    return { problem: "unreadable" };
  }
}
