import { takeForTab } from "#lib/browser/tab-lock.ts";
import { rememberKeptUploads, uploadLock } from "../upload-place.ts";
import { openDeviceShelf } from "./device-shelf.ts";
import type { UploadShelf } from "./kept-upload.ts";

const shelves = new Map<string, UploadShelf>();

/** What this device keeps of a member's files on their way. */
export function pageShelf(memberId: string): UploadShelf {
  const shelf = shelves.get(memberId) ?? openDeviceShelf((isSome) => rememberKeptUploads(memberId, isSome));
  shelves.set(memberId, shelf);
  return shelf;
}

/** Takes an upload for this tab; undefined when another tab has it. */
export function takeUpload(id: string): Promise<(() => void) | undefined> {
  return "locks" in navigator ? takeForTab(uploadLock(id)) : Promise.resolve(() => {});
}
