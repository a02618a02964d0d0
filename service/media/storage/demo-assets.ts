import { join } from "node:path";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";

const demoPrefix = "demo/";
const demoFolder = join(import.meta.dirname, "../../demo/media");

/** The same storage; keys that start with `demo/` are read from the repository, where the demo Space has its pictures. */
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
