import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { PlainError } from "../run/plain-error.ts";

/** Makes a folder for data or logs, for its owner alone. Throws `PlainError` where it cannot be made. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`DATA_DIR: the folder ${path} cannot be made. ${reason}`);
  }
}

/** One by one: Node.js' recursive `mkdirSync` never ends where nothing can be created, such as in `/proc`. */
function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && statSync(above, { throwIfNoEntry: false }) === undefined) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
