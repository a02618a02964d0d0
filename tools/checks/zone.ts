/** A part of the code, and what it may import. Paths are from the root, without an extension. */
export interface Zone {
  files: readonly string[];
  /** Files, or folders with all that is in them. Files of the same zone are always allowed. */
  mayImport: readonly string[];
  /** As `mayImport`, for `import type` alone; and for tests, which need a real one. */
  mayImportTypesOf?: readonly string[];
  /** Its files reach the browser too: nothing of Node.js. */
  inBrowser?: true;
}
