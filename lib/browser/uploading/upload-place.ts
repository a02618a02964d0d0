import type { FileLimits } from "#lib/content/media/file-limits.ts";
import { createListeners } from "../listeners.ts";
import { deviceStorage } from "../text-storage.ts";

/** Whose files they are, and where they go. */
export interface UploadPlace {
  memberId: string;
  /** The locale that a file is put into: the Space's first. */
  localeId: string;
  limits: FileLimits;
}

let place: UploadPlace | undefined;
const listeners = createListeners();

/** Tells whose page it is, before anything can be added. */
export function setUploadPlace(here: UploadPlace): void {
  place = here;
}

export function uploadPlace(): UploadPlace | undefined {
  return place;
}

/** Something is on its way: what shows that is to be fetched. */
export function ringUploads(): void {
  listeners.notify();
}

export const onUploads = listeners.subscribe;

/** The name by which one tab has a file on its way, and no other. */
export const uploadLock = (id: string) => `atrium-upload:${id}`;

const keptName = (memberId: string) => `atrium:uploads:${memberId}`;

/** Whether an earlier page has left something on its way: other pages need not look. */
export function hasKeptUploads(memberId: string): boolean {
  return deviceStorage.read(keptName(memberId)) !== undefined;
}

export function rememberKeptUploads(memberId: string, isSome: boolean): void {
  deviceStorage.write(keptName(memberId), isSome ? "1" : undefined);
}
