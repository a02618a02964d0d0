import { createStore, type UseStore } from "idb-keyval";

/** A table in an IndexedDB database of its own. Where that throws at once, as in some private windows, its calls reject. */
export function openDeviceTable(database: string, name: string): UseStore {
  const store = createStore(database, name);
  return async (mode, callback) => await store(mode, callback);
}
