import type { FileLimits } from "#lib/content/media/file-limits.ts";
import { createListeners } from "../store.ts";
import { deviceStorage } from "../text-storage.ts";

/** Who uploads, and what the Space accepts. */
export interface UploadContext {
  memberId: string;
  /** The locale of new Media: the Space's first. */
  localeId: string;
  limits: FileLimits;
}

let context: UploadContext | undefined;
const listeners = createListeners();

export function setUploadContext(next: UploadContext): void {
  context = next;
}

export function uploadContext(): UploadContext | undefined {
  return context;
}

/** Requests the upload tray, which is loaded with the first upload. */
export const showUploadTray = () => listeners.notify();

export const onShowUploadTray = listeners.subscribe;

/** The lock by which one tab handles an upload, and no other. */
export const uploadLock = (id: string) => `atrium-upload:${id}`;

const storedName = (memberId: string) => `atrium:uploads:${memberId}`;

/** Whether the device stores uploads of the member; without loading what reads them. */
export function hasStoredUploads(memberId: string): boolean {
  return deviceStorage.read(storedName(memberId)) !== undefined;
}

export function rememberStoredUploads(memberId: string, hasSome: boolean): void {
  deviceStorage.write(storedName(memberId), hasSome ? "1" : undefined);
}

const reasons = new Set<unknown>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before the page is closed or reloaded while there is a reason, such as a file of this page alone. */
export function askBeforeLeaving(reason: unknown, isWanted: boolean): void {
  if (isWanted) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
