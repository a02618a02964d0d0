import { createStore, del, entries, get, keys, set } from "idb-keyval";
import type { UploadShelf } from "./kept-upload.ts";
import { type DeviceStore, shelfOfStores } from "./shelf-of-stores.ts";

/** A file takes no more than this part of the room that the browser still gives. */
const roomPart = 0.25;

/** Uploads in IndexedDB. `onSome` is told whether any of the member's are there. */
export function openDeviceShelf(onSome: (isSome: boolean) => void): UploadShelf {
  const uploads = openStore("atrium-uploads", "uploads");
  const files = openStore("atrium-upload-files", "files");
  return shelfOfStores({ uploads, files, hasRoomFor, onSome });
}

function openStore(database: string, name: string): DeviceStore {
  const store = createStore(database, name);
  return {
    keys: () => keys(store),
    entries: () => entries(store),
    get: (id) => get(id, store),
    set: (id, value) => set(id, value, store),
    remove: (id) => del(id, store),
  };
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || bytes <= (quota - usage) * roomPart;
}
