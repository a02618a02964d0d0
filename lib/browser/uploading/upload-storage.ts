import { del, entries, get, keys, set, setMany } from "idb-keyval";
import * as z from "zod/mini";
import { mimeGroups } from "#lib/content/media/file-kind.ts";
import { openDeviceTable } from "../device-table.ts";
import { refusals } from "./upload.ts";
import { rememberStoredUploads } from "./upload-context.ts";

/** What the device stores of an upload, so that it continues after a reload. */
const storedUploadSchema = z.object({
  id: z.string(),
  memberId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  lastModified: z.number(),
  /** By this device's clock, in milliseconds: the order of uploads. */
  addedAt: z.number(),
  isPaused: z.optional(z.boolean()),
  /** The address of a resumable Upload that has some of the bytes. */
  resumableUrl: z.optional(z.string()),
  /** The Upload that has all bytes. */
  uploadId: z.optional(z.string()),
  /** A Media was requested, and the outcome is not known. */
  isAsked: z.optional(z.boolean()),
  mediaId: z.optional(z.string()),
  problem: z.optional(z.enum(refusals)),
  /** The service's message for `problem`. */
  reason: z.optional(z.string()),
  /** The Media has its `url`: the row is only kept for the target. */
  isDone: z.optional(z.boolean()),
  /** Where the Media belongs, until it was taken there. */
  target: z.optional(z.string()),
  /** Media of the same target that were added later and taken earlier. */
  laterMedia: z.optional(z.array(z.string())),
  kinds: z.optional(z.array(z.enum(mimeGroups))),
  /** The Media was taken: it stays when the upload is removed. */
  isUsed: z.optional(z.boolean()),
});

export type StoredUpload = z.infer<typeof storedUploadSchema>;

export interface FileToStore {
  stored: StoredUpload;
  file: Blob;
}

/** Where uploads are stored. Nothing here rejects: what cannot be stored ends with the page. */
export interface UploadStorage {
  all(memberId: string): Promise<StoredUpload[]>;
  save(upload: StoredUpload): Promise<void>;
  /** Stores uploads with their files; says for each whether its file fit. */
  add(added: readonly FileToStore[]): readonly Promise<boolean>[];
  fileOf(id: string): Promise<Blob | undefined>;
  removeFile(id: string): Promise<void>;
  /** With its file. */
  remove(id: string): Promise<void>;
}

/** A table of the device, by id. Each call may reject. */
export interface DeviceTable {
  keys(): Promise<IDBValidKey[]>;
  entries(): Promise<[IDBValidKey, unknown][]>;
  get(id: string): Promise<unknown>;
  set(id: string, value: unknown): Promise<void>;
  /** All of them, or none. */
  setAll(entries: [string, unknown][]): Promise<void>;
  remove(id: IDBValidKey): Promise<void>;
}

interface StorageParts {
  uploads: DeviceTable;
  files: DeviceTable;
  freeBytes: () => Promise<number>;
  /** Called with whether any uploads of the member are stored. */
  onSome: (hasSome: boolean) => void;
}

/** The largest part of the free space that one file may take. */
const largestPart = 0.25;

const nothing = () => undefined;

/** Files have a table of their own, so that frequent writes are small. There is no file without its upload. */
export function createUploadStorage({ uploads, files, freeBytes, onSome }: StorageParts): UploadStorage {
  const parse = (value: unknown) => z.safeParse(storedUploadSchema, value).data;
  const all = async () => {
    // Files first: an upload that is being stored has its row before its file.
    const fileIds = await files.keys().catch(() => []);
    const rows = await uploads.entries().catch(nothing);
    if (rows === undefined) return [];
    const ids = new Set(rows.map(([id]) => id));
    for (const id of fileIds) if (!ids.has(id)) await files.remove(id).catch(nothing);
    return rows.flatMap(([, value]) => parse(value) ?? []);
  };

  /** The ids of the files that fit together, once all uploads have their rows. */
  async function addRows(added: readonly FileToStore[]): Promise<ReadonlySet<string>> {
    let [free] = await Promise.all([
      freeBytes().catch(() => Number.POSITIVE_INFINITY),
      uploads.setAll(added.map(({ stored }) => [stored.id, stored])),
    ]);
    const fitting = added.filter(({ file: { size } }) => {
      if (size > free * largestPart) return false;
      free -= size;
      return true;
    });
    return new Set(fitting.map(({ stored }) => stored.id));
  }

  async function addFile({ stored: { id }, file }: FileToStore): Promise<boolean> {
    await files.set(id, file);
    // The upload may have been removed, or have become a Media, in the meantime.
    const stored = parse(await uploads.get(id));
    const isWanted = stored !== undefined && stored.mediaId === undefined;
    if (!isWanted) await files.remove(id);
    return isWanted;
  }

  return {
    all: async (memberId) => {
      const own = (await all()).filter((upload) => upload.memberId === memberId);
      onSome(own.length > 0);
      return own.sort((one, other) => one.addedAt - other.addedAt);
    },
    save: async (upload) => {
      onSome(true);
      await uploads.set(upload.id, upload).catch(nothing);
    },
    add: (added) => {
      onSome(true);
      const withRows = addRows(added);
      return added.map(async (one) => {
        try {
          return (await withRows).has(one.stored.id) && (await addFile(one));
        } catch {
          return false;
        }
      });
    },
    fileOf: async (id) => {
      const file = await files.get(id).catch(nothing);
      return file instanceof Blob ? file : undefined;
    },
    removeFile: (id) => files.remove(id).catch(nothing),
    remove: async (id) => {
      await uploads.remove(id).catch(nothing);
      await files.remove(id).catch(nothing);
      // Uploads of other members may remain: their next page finds out which are theirs.
      if ((await all()).length === 0) onSome(false);
    },
  };
}

const storages = new Map<string, UploadStorage>();

/** The uploads of a member on this device, in IndexedDB. */
export function deviceUploads(memberId: string): UploadStorage {
  const known = storages.get(memberId);
  if (known !== undefined) return known;
  const storage = createUploadStorage({
    uploads: openTable("atrium-uploads", "uploads"),
    files: openTable("atrium-upload-files", "files"),
    freeBytes: async () => {
      const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
      return quota - usage;
    },
    onSome: (hasSome) => rememberStoredUploads(memberId, hasSome),
  });
  storages.set(memberId, storage);
  return storage;
}

function openTable(database: string, name: string): DeviceTable {
  const store = openDeviceTable(database, name);
  return {
    keys: () => keys(store),
    entries: () => entries(store),
    get: (id) => get(id, store),
    set: (id, value) => set(id, value, store),
    setAll: (all) => setMany(all, store),
    remove: (id) => del(id, store),
  };
}
