import { readFile, writeFile } from "node:fs/promises";

/** Replaces a part of tools/bench/README.md that a run writes: between two comments that name it. */
export async function writeIntoReadme(part: string, text: string): Promise<void> {
  const file = new URL("README.md", import.meta.url);
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const before = await readFile(file, "utf8");
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`tools/bench/README.md has no place for ${part}`);
  await writeFile(file, `${before.slice(0, from)}${begin}\n\n${text}\n\n${before.slice(to)}`);
}
