import { keptOf } from "./look-at-file.ts";
import type { KeptUpload, UploadShelf } from "./shelf/kept-upload.ts";
import type { UploadOptions } from "./upload-shown.ts";

export interface NamedFile {
  /** Of the caller's making. */
  id: string;
  file: File;
}

/** A file that was added, and what is under way to keep it. */
export interface AddedFile {
  kept: KeptUpload;
  file: File;
  /** Whether the device has the file; never rejects. */
  whenKept: Promise<boolean>;
  /** Gives the upload up for other tabs; undefined when another tab has it. */
  whenTaken: Promise<(() => void) | undefined>;
}

interface KeepParts {
  memberId: string;
  shelf: UploadShelf;
  take: (id: string) => Promise<(() => void) | undefined>;
}

let lastAddedAt = 0;

/** Keeps all files that were added in one moment, before anything looks at them. */
export function keepFiles(
  { memberId, shelf, take }: KeepParts,
  files: readonly NamedFile[],
  options: UploadOptions,
): readonly AddedFile[] {
  const added = files.map(({ id, file }) => {
    // Files that came in one moment keep their order.
    lastAddedAt = Math.max(Date.now(), lastAddedAt + 1);
    const kept = keptOf(file, { id, memberId, addedAt: lastAddedAt }, options);
    // Asked for before the device has it: no other tab that finds it there can take it first.
    return { kept, file, whenTaken: take(id) };
  });
  const whenKept = shelf.add(added);
  return added.map((one, at) => ({ ...one, whenKept: whenKept[at] ?? Promise.resolve(false) }));
}
