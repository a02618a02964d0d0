import { createStore, del, entries, get, set } from "idb-keyval";
import * as z from "zod/mini";
import { keptUploadSchema, type UploadShelf } from "./kept-upload.ts";

/** A file takes no more than this part of the room that the browser still gives. */
const roomPart = 0.25;

/** Uploads in IndexedDB; the files beside them, so that what changes often is small. */
export function openDeviceShelf(): UploadShelf {
  const uploads = createStore("atrium-uploads", "uploads");
  const files = createStore("atrium-upload-files", "files");
  return {
    all: async (memberId) => {
      const kept = await entries(uploads).catch(() => []);
      return kept
        .flatMap(([, stored]) => z.safeParse(keptUploadSchema, stored).data ?? [])
        .filter((one) => one.memberId === memberId)
        .sort((one, other) => one.addedAt - other.addedAt);
    },
    keep: (kept) => set(kept.id, kept, uploads).catch(() => undefined),
    keepFile: async (id, file) => {
      if (await hasRoomFor(file.size)) await set(id, file, files).catch(() => undefined);
    },
    fileOf: async (id) => {
      const stored: unknown = await get(id, files).catch(() => undefined);
      return stored instanceof Blob ? stored : undefined;
    },
    removeFile: (id) => del(id, files).catch(() => undefined),
    remove: async (id) => {
      await del(id, uploads).catch(() => undefined);
      await del(id, files).catch(() => undefined);
    },
  };
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || bytes <= (quota - usage) * roomPart;
}
