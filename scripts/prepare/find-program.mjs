import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The first of these names that is a program in one of the folders (those of PATH when left out).
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = (process.env.PATH ?? "").split(delimiter)) {
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
