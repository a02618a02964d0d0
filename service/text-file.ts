import { readFileSync } from "node:fs";
import { codeOf } from "#service/error-code.ts";

const reasons = new Map([
  ["ENOENT", "there is no such file"],
  ["ENOTDIR", "there is no such file"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "this user may not read it"],
]);

/** The text of a file that an operator names, without a byte order mark, or why it can't be read. */
export function readTextFile(path: string): { text: string } | { problem: string } {
  try {
    const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    return text.trim() === "" ? { problem: "it is empty" } : { text };
  } catch (error) {
    const code = codeOf(error);
    return { problem: reasons.get(code) ?? code };
  }
}
