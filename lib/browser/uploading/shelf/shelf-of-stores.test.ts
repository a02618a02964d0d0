import { expect, test } from "vitest";
import type { KeptUpload } from "./kept-upload.ts";
import { type DeviceStore, shelfOfStores } from "./shelf-of-stores.ts";

const kept = (id: string, memberId = "ada"): KeptUpload => ({
  ...{ id, memberId, fileName: `${id}.bin`, contentType: "application/octet-stream" },
  ...{ sizeBytes: 1, lastModified: 0, addedAt: 0 },
});

function table(): DeviceStore & { rows: Map<IDBValidKey, unknown> } {
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

/** A device that thinks about room until it is told to go on. */
function slowDevice() {
  const [uploads, files] = [table(), table()];
  const { promise, resolve } = Promise.withResolvers<number>();
  const shelf = shelfOfStores({ uploads, files, freeBytes: () => promise, onSome: () => undefined });
  return { shelf, uploads, files, goOn: () => resolve(100) };
}

test("a file is kept with its upload", async () => {
  const { shelf, goOn } = slowDevice();
  const keeping = shelf.add([{ kept: kept("a"), file: new Blob(["a"]) }]);
  goOn();
  expect(await Promise.all(keeping)).toEqual([true]);
  expect(await (await shelf.fileOf("a"))?.text()).toBe("a");
});

test("of several files those are kept that fit together, and all have their rows at once", async () => {
  const { shelf, uploads, goOn } = slowDevice();
  const added = [20, 30, 10].map((bytes, at) => ({
    kept: kept(`${at}`),
    file: new Blob(["x".repeat(bytes)]),
  }));
  const keeping = shelf.add(added);
  expect(uploads.rows.size).toBe(3);
  goOn();
  expect(await Promise.all(keeping)).toEqual([true, false, true]);
});

test("a device that keeps nothing says so of each file", async () => {
  const { shelf, uploads, files, goOn } = slowDevice();
  uploads.setAll = () => Promise.reject(new Error("The database is closing."));
  goOn();
  expect(await Promise.all(shelf.add([{ kept: kept("a"), file: new Blob(["a"]) }]))).toEqual([false]);
  expect(files.rows.size).toBe(0);
});

test.each([
  ["is taken back", (device: ReturnType<typeof slowDevice>) => device.shelf.remove("a")],
  [
    "becomes a Media",
    async ({ shelf }: ReturnType<typeof slowDevice>) => {
      await shelf.keep({ ...kept("a"), mediaId: "m" });
      await shelf.removeFile("a");
    },
  ],
])("a file that %s while the device makes room for it does not stay there", async (_what, act) => {
  const device = slowDevice();
  const keeping = device.shelf.add([{ kept: kept("a"), file: new Blob(["a"]) }]);
  await act(device);
  device.goOn();
  expect(await Promise.all(keeping)).toEqual([false]);
  expect(device.files.rows.size).toBe(0);
});

test("a file that an earlier page has left without its upload goes; one of another member stays", async () => {
  const { shelf, uploads, files } = slowDevice();
  for (const id of ["orphan", "linus"]) await files.set(id, new Blob([id]));
  await shelf.keep(kept("linus", "linus"));
  // As a newer build might have written it.
  await uploads.set("newer", { id: "newer" });
  await files.set("newer", new Blob(["newer"]));
  expect(await shelf.all("ada")).toEqual([]);
  expect([...files.rows.keys()]).toEqual(["linus", "newer"]);
});

test("where the uploads cannot be read, no file goes", async () => {
  const { shelf, uploads, files } = slowDevice();
  await files.set("a", new Blob(["a"]));
  uploads.entries = () => Promise.reject(new Error("The database is closing."));
  expect(await shelf.all("ada")).toEqual([]);
  expect(files.rows.size).toBe(1);
});
