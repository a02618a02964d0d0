import { readFile, writeFile } from "node:fs/promises";

const file = new URL("README.md", import.meta.url);

/** Replaces a part of tools/bench/README.md that a run writes: between two comments that name it. */
export async function writeIntoReadme(part: string, text: string): Promise<void> {
  const { all, from, to } = await findPart(part);
  await writeFile(file, `${all.slice(0, from)}\n\n${text}\n\n${all.slice(to)}`);
}

export async function readReadmePart(part: string): Promise<string> {
  const { all, from, to } = await findPart(part);
  return all.slice(from, to).trim();
}

async function findPart(part: string): Promise<{ all: string; from: number; to: number }> {
  const begin = `<!-- ${part} -->`;
  const all = await readFile(file, "utf8");
  const [from, to] = [all.indexOf(begin), all.indexOf(`<!-- end of ${part} -->`)];
  if (from === -1 || to === -1) throw new Error(`tools/bench/README.md has no place for ${part}`);
  return { all, from: from + begin.length, to };
}
