import { join } from "node:path";

/** Where a key is below `folder`; undefined for a key with anything in it that could lead elsewhere. */
export function storagePath(folder: string, key: string): string | undefined {
  const names = key.split("/");
  if (!names.every((name) => /^[\w-][\w.-]*$/.test(name))) return undefined;
  return join(folder, ...names);
}
