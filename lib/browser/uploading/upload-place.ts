import type { FileLimits } from "#lib/content/media/file-limits.ts";

/** Whose files they are, and where they go. */
export interface UploadPlace {
  memberId: string;
  /** The locale that a file is put into: the Space's first. */
  localeId: string;
  limits: FileLimits;
}

let place: UploadPlace | undefined;
const listeners = new Set<() => void>();

/** Tells whose page it is, before anything can be added. */
export function setUploadPlace(here: UploadPlace): void {
  place = here;
}

export function uploadPlace(): UploadPlace | undefined {
  return place;
}

/** Something is on its way: what shows that is to be fetched. */
export function ringUploads(): void {
  for (const listener of listeners) listener();
}

export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The name by which one tab has a file on its way, and no other. */
export const uploadLock = (id: string) => `atrium-upload:${id}`;

const keptName = (memberId: string) => `atrium:uploads:${memberId}`;

/** Whether an earlier page has left something on its way: other pages need not look. */
export function hasKeptUploads(memberId: string): boolean {
  try {
    return localStorage.getItem(keptName(memberId)) !== null;
  } catch {
    return false;
  }
}

export function rememberKeptUploads(memberId: string, isSome: boolean): void {
  try {
    if (isSome) localStorage.setItem(keptName(memberId), "1");
    else localStorage.removeItem(keptName(memberId));
  } catch {
    // A browser that keeps nothing has nothing to go on with.
  }
}
