import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// Debian has servers outside of the PATH of users other than root.
const usualFolders = [
  ...(process.env.PATH ?? "").split(delimiter),
  ...["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"],
];

/**
 * The first of these names that is a program in one of the folders (when left out, those of PATH and where servers are).
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = usualFolders) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => isProgram(file));
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
