import { join } from "node:path";

const demoPrefix = "demo/";
const demoAssets = join(import.meta.dirname, "../database/seed/demo-data/assets");

/**
 * Where the bytes of a storageKey are: below `{dataDir}/media`, or in the repository for the demo Space.
 * Undefined for a key with anything in it that could lead elsewhere.
 */
export function storagePath(dataDir: string, storageKey: string): string | undefined {
  const inDemo = storageKey.startsWith(demoPrefix);
  const names = (inDemo ? storageKey.slice(demoPrefix.length) : storageKey).split("/");
  if (!names.every((name) => /^[\w-][\w.-]*$/.test(name))) return undefined;
  return inDemo ? join(demoAssets, ...names) : join(dataDir, "media", ...names);
}
