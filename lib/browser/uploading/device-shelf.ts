import { createStore, del, entries, get, set } from "idb-keyval";
import * as z from "zod/mini";
import { keptUploadSchema, type UploadShelf } from "./kept-upload.ts";

/** A file takes no more than this part of the room that the browser still gives. */
const roomPart = 0.25;

/**
 * Uploads in IndexedDB; the files beside them, so that what changes often is small. `onSome` is told whether any of
 * the member's are there.
 */
export function openDeviceShelf(onSome: (isSome: boolean) => void): UploadShelf {
  const uploads = createStore("atrium-uploads", "uploads");
  const files = createStore("atrium-upload-files", "files");
  const all = async () =>
    (await entries(uploads).catch(() => [])).flatMap(
      ([, stored]) => z.safeParse(keptUploadSchema, stored).data ?? [],
    );
  return {
    all: async (memberId) => {
      const kept = (await all()).filter((one) => one.memberId === memberId);
      onSome(kept.length > 0);
      return kept.sort((one, other) => one.addedAt - other.addedAt);
    },
    keep: async (kept) => {
      onSome(true);
      await set(kept.id, kept, uploads).catch(() => undefined);
    },
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
      // Of another member there may be some: that one's page finds none of its own, and says so.
      if ((await all()).length === 0) onSome(false);
    },
  };
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || bytes <= (quota - usage) * roomPart;
}
