import { expect, test } from "vitest";
import { createUploadStorage, type DeviceTable, type StoredUpload } from "./upload-storage.ts";

const upload = (id: string, memberId = "ada"): StoredUpload => ({
  ...{ id, memberId, fileName: `${id}.bin`, contentType: "application/octet-stream" },
  ...{ sizeBytes: 1, lastModified: 0, addedAt: 0 },
});

function table(): DeviceTable & { rows: Map<IDBValidKey, unknown> } {
  const rows = new Map<IDBValidKey, unknown>();
  return {
    rows,
    keys: async () => [...rows.keys()],
    entries: async () => [...rows],
    get: async (id) => rows.get(id),
    set: async (id, value) => void rows.set(id, value),
    setAll: async (all) => {
      for (const [id, value] of all) rows.set(id, value);
    },
    remove: async (id) => void rows.delete(id),
  };
}

/** A device that answers how much space is free when a test says so. */
function slowDevice() {
  const [uploads, files] = [table(), table()];
  const { promise, resolve } = Promise.withResolvers<number>();
  const storage = createUploadStorage({ uploads, files, freeBytes: () => promise, onSome: () => undefined });
  return { storage, uploads, files, goOn: () => resolve(100) };
}

test("a file is kept with its upload", async () => {
  const { storage, goOn } = slowDevice();
  const keeping = storage.add([{ stored: upload("a"), file: new Blob(["a"]) }]);
  goOn();
  expect(await Promise.all(keeping)).toEqual([true]);
  expect(await (await storage.fileOf("a"))?.text()).toBe("a");
});

test("of several files those are kept that fit together, and all have their rows at once", async () => {
  const { storage, uploads, goOn } = slowDevice();
  const added = [20, 30, 10].map((bytes, at) => ({
    stored: upload(`${at}`),
    file: new Blob(["x".repeat(bytes)]),
  }));
  const keeping = storage.add(added);
  expect(uploads.rows.size).toBe(3);
  goOn();
  expect(await Promise.all(keeping)).toEqual([true, false, true]);
});

test("a device that stores nothing reports each file", async () => {
  const { storage, uploads, files, goOn } = slowDevice();
  uploads.setAll = () => Promise.reject(new Error("The database is closing."));
  goOn();
  expect(await Promise.all(storage.add([{ stored: upload("a"), file: new Blob(["a"]) }]))).toEqual([false]);
  expect(files.rows.size).toBe(0);
});

test.each([
  ["is taken back", (device: ReturnType<typeof slowDevice>) => device.storage.remove("a")],
  [
    "becomes a Media",
    async ({ storage }: ReturnType<typeof slowDevice>) => {
      await storage.save({ ...upload("a"), mediaId: "m" });
      await storage.removeFile("a");
    },
  ],
])("a file that %s while the device makes room for it does not stay there", async (_what, act) => {
  const device = slowDevice();
  const keeping = device.storage.add([{ stored: upload("a"), file: new Blob(["a"]) }]);
  await act(device);
  device.goOn();
  expect(await Promise.all(keeping)).toEqual([false]);
  expect(device.files.rows.size).toBe(0);
});

test("a file that an earlier page has left without its upload goes; one of another member stays", async () => {
  const { storage, uploads, files } = slowDevice();
  for (const id of ["orphan", "linus"]) await files.set(id, new Blob([id]));
  await storage.save(upload("linus", "linus"));
  // As a newer build might have written it.
  await uploads.set("newer", { id: "newer" });
  await files.set("newer", new Blob(["newer"]));
  expect(await storage.all("ada")).toEqual([]);
  expect([...files.rows.keys()]).toEqual(["linus", "newer"]);
});

test("where the uploads cannot be read, no file goes", async () => {
  const { storage, uploads, files } = slowDevice();
  await files.set("a", new Blob(["a"]));
  uploads.entries = () => Promise.reject(new Error("The database is closing."));
  expect(await storage.all("ada")).toEqual([]);
  expect(files.rows.size).toBe(1);
});
