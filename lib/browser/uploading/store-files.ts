import { typeOfFile } from "#lib/content/media/file-kind.ts";
import type { QueueParts } from "./queue-parts.ts";
import type { UploadOptions } from "./upload.ts";
import type { StoredUpload } from "./upload-storage.ts";

export interface FileToAdd {
  /** Chosen by the caller. */
  id: string;
  file: File;
}

/** A file that is being stored and locked. */
export interface AddedFile {
  stored: StoredUpload;
  file: File;
  /** Whether the device has the file; never rejects. */
  whenStored: Promise<boolean>;
  /** Resolves with the function that unlocks it; undefined when another tab has it. */
  whenLocked: Promise<(() => void) | undefined>;
}

let lastAddedAt = 0;

/** Stores files that were added together, before anything reads them. */
export function storeFiles(
  { memberId, storage, lock }: Pick<QueueParts, "memberId" | "storage" | "lock">,
  files: readonly FileToAdd[],
  { target, kinds }: UploadOptions,
): readonly AddedFile[] {
  const added = files.map(({ id, file }) => {
    // Files of one millisecond keep their order.
    lastAddedAt = Math.max(Date.now(), lastAddedAt + 1);
    const stored = {
      ...{ id, memberId, addedAt: lastAddedAt, fileName: file.name || "file", contentType: typeOfFile(file) },
      ...{ sizeBytes: file.size, lastModified: file.lastModified, target, kinds: kinds && [...kinds] },
    };
    // Locked before it is stored, so that no other tab takes it.
    return { stored, file, whenLocked: lock(id) };
  });
  const whenStored = storage.add(added);
  return added.map((one, at) => ({ ...one, whenStored: whenStored[at] ?? Promise.resolve(false) }));
}
