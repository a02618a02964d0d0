import { detectFileType, headBytes } from "#lib/content/media/detect-file-type.ts";
import { typeOfFile } from "#lib/content/media/file-kind.ts";
import { type FileLimits, limitProblem } from "#lib/content/media/file-limits.ts";
import type { KeptUpload } from "./shelf/kept-upload.ts";
import type { UploadOptions, UploadProblem } from "./upload-shown.ts";

/** What is kept of a file that was just added. */
export function keptOf(
  file: File,
  own: Pick<KeptUpload, "id" | "memberId" | "addedAt">,
  { target, kinds }: UploadOptions,
): KeptUpload {
  return {
    ...own,
    fileName: file.name || "file",
    contentType: typeOfFile(file),
    sizeBytes: file.size,
    lastModified: file.lastModified,
    ...(target !== undefined && { target }),
    ...(kinds !== undefined && { kinds: [...kinds] }),
  };
}

/** What is new about a file that was chosen once more: one that was changed since begins anew, as its bytes may be others. */
export function newsOfFile(kept: KeptUpload, { lastModified }: File) {
  return kept.lastModified === lastModified ? {} : { lastModified, resumableUrl: undefined };
}

/** Why a file need not be sent at all: it can be read in part, and fits what the Space takes. */
export async function problemBefore(
  file: Blob,
  { contentType, sizeBytes, kinds: wanted }: KeptUpload,
  limits: FileLimits,
): Promise<{ problem: UploadProblem; maxBytes?: number } | undefined> {
  try {
    const beginning = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const detectedType = detectFileType(beginning);
    return limitProblem(limits, { sizeBytes, contentType, detectedType, wanted });
  } catch {
    // A folder, or a file that is gone by now.
    return { problem: "unreadable" };
  }
}
