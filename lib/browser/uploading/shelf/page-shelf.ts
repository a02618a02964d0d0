import { createStore, del, entries, get, keys, set, setMany } from "idb-keyval";
import { takeForTab } from "#lib/browser/tab-lock.ts";
import { rememberKeptUploads, uploadLock } from "../upload-place.ts";
import type { UploadShelf } from "./kept-upload.ts";
import { type DeviceStore, shelfOfStores } from "./shelf-of-stores.ts";

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

/** Uploads in IndexedDB. `onSome` is told whether any of the member's are there. */
function openDeviceShelf(onSome: (isSome: boolean) => void): UploadShelf {
  const uploads = openStore("atrium-uploads", "uploads");
  const files = openStore("atrium-upload-files", "files");
  return shelfOfStores({ uploads, files, freeBytes, onSome });
}

function openStore(database: string, name: string): DeviceStore {
  const store = createStore(database, name);
  return {
    keys: () => keys(store),
    entries: () => entries(store),
    get: (id) => get(id, store),
    set: (id, value) => set(id, value, store),
    setAll: (all) => setMany(all, store),
    remove: (id) => del(id, store),
  };
}

async function freeBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota - usage;
}
