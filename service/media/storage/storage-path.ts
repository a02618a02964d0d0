import { join } from "node:path";

/** The path of a key below `folder`; undefined for a key that could lead elsewhere. */
export function storagePath(folder: string, key: string): string | undefined {
  const names = key.split("/");
  if (!names.every((name) => /^[\w-][\w.-]*$/.test(name))) return undefined;
  return join(folder, ...names);
}
