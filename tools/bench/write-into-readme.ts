import { readFile, writeFile } from "node:fs/promises";
import { partOf, withPart } from "../documents/part.ts";

const file = new URL("README.md", import.meta.url);

/** Replaces a part of tools/bench/README.md that a run writes. */
export async function writeIntoReadme(part: string, text: string): Promise<void> {
  await writeFile(file, withPart(await readFile(file, "utf8"), part, text));
}

export async function readReadmePart(part: string): Promise<string> {
  return partOf(await readFile(file, "utf8"), part);
}
