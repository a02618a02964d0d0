import * as z from "zod/mini";
import { type FileToKeep, keptUploadSchema, type UploadShelf } from "./kept-upload.ts";

/** A table of a device, by id. Each of these may reject. */
export interface DeviceStore {
  keys(): Promise<IDBValidKey[]>;
  entries(): Promise<[IDBValidKey, unknown][]>;
  get(id: string): Promise<unknown>;
  set(id: string, value: unknown): Promise<void>;
  /** All of them, or none. */
  setAll(entries: [string, unknown][]): Promise<void>;
  remove(id: IDBValidKey): Promise<void>;
}

interface ShelfParts {
  uploads: DeviceStore;
  files: DeviceStore;
  /** How many bytes the device can still take. */
  freeBytes: () => Promise<number>;
  /** Told whether any of the member's are there. */
  onSome: (isSome: boolean) => void;
}

/** A file takes no more than this part of what is free. */
const filePart = 0.25;

const nothing = () => undefined;

/** Uploads on a device; the files beside them, so that what changes often is small. No file is there without its upload. */
export function shelfOfStores({ uploads, files, freeBytes, onSome }: ShelfParts): UploadShelf {
  const parsed = (stored: unknown) => z.safeParse(keptUploadSchema, stored).data;
  const all = async () => {
    // Before the uploads: one that is being kept just now has its row by the time of its file.
    const fileIds = await files.keys().catch(() => []);
    const rows = await uploads.entries().catch(nothing);
    if (rows === undefined) return [];
    const ids = new Set(rows.map(([id]) => id));
    for (const id of fileIds) if (!ids.has(id)) await files.remove(id).catch(nothing);
    return rows.flatMap(([, stored]) => parsed(stored) ?? []);
  };

  /** The ids of those whose files fit, once all have their rows: a file without a row is an orphan. */
  async function addRows(added: readonly FileToKeep[]): Promise<ReadonlySet<string>> {
    const [room] = await Promise.all([
      freeBytes().catch(() => Number.POSITIVE_INFINITY),
      uploads.setAll(added.map(({ kept }) => [kept.id, kept])),
    ]);
    let free = room;
    const fitting = added.filter(({ file: { size } }) => {
      if (size > free * filePart) return false;
      free -= size;
      return true;
    });
    return new Set(fitting.map(({ kept }) => kept.id));
  }

  async function addFile({ kept: { id }, file }: FileToKeep): Promise<boolean> {
    await files.set(id, file);
    // Taken back, or a Media, while the device made room: no page would take it.
    const kept = parsed(await uploads.get(id));
    const isWanted = kept !== undefined && kept.mediaId === undefined;
    if (!isWanted) await files.remove(id);
    return isWanted;
  }

  return {
    all: async (memberId) => {
      const kept = (await all()).filter((one) => one.memberId === memberId);
      onSome(kept.length > 0);
      return kept.sort((one, other) => one.addedAt - other.addedAt);
    },
    keep: async (kept) => {
      onSome(true);
      await uploads.set(kept.id, kept).catch(nothing);
    },
    add: (added) => {
      onSome(true);
      const withRows = addRows(added);
      return added.map(async (one) => {
        try {
          return (await withRows).has(one.kept.id) && (await addFile(one));
        } catch {
          return false;
        }
      });
    },
    fileOf: async (id) => {
      const stored = await files.get(id).catch(nothing);
      return stored instanceof Blob ? stored : undefined;
    },
    removeFile: (id) => files.remove(id).catch(nothing),
    remove: async (id) => {
      await uploads.remove(id).catch(nothing);
      await files.remove(id).catch(nothing);
      // Of another member there may be some: that one's page finds none of its own, and says so.
      if ((await all()).length === 0) onSome(false);
    },
  };
}
