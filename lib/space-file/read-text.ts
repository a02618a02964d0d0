import { readFileSync } from "node:fs";

/** The text of a Space file, without a byte order mark, or why it can't be read. */
export function readText(path: string): { text: string } | { problem: string } {
  try {
    return { text: readFileSync(path, "utf8").replace(/^\uFEFF/, "") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const problem = code === "ENOENT" ? "there is no file to read" : `this user can't read it (${code})`;
    return { problem: `${path}: ${problem}` };
  }
}
