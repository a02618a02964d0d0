import { join } from "node:path";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";

const demoPrefix = "demo/";
const demoFolder = join(import.meta.dirname, "../../demo/media");

/** The same storage, with keys below `demo/` read from the repository, which has the pictures of the demo Space. */
export function withDemoAssets(storage: FileStorage): FileStorage {
  const demo = openFolderStorage(demoFolder);
  const inDemo = (key: string) => key.startsWith(demoPrefix);
  const named = (key: string) => key.slice(demoPrefix.length);
  return {
    ...storage,
    stat: (key) => (inDemo(key) ? demo.stat(named(key)) : storage.stat(key)),
    read: (key, range) => (inDemo(key) ? demo.read(named(key), range) : storage.read(key, range)),
  };
}
