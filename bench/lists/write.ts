import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Run, reportOf } from "./report.ts";

const readme = new URL("../README.md", import.meta.url);
const results = new URL("../results/", import.meta.url);
const begin = "<!-- lists: written by bench/lists.ts --write -->";
const end = "<!-- lists: end -->";

export async function writeResults(run: Run): Promise<void> {
  await mkdir(results, { recursive: true });
  await writeFile(new URL("lists.json", results), `${JSON.stringify(run, null, 2)}\n`);
}

/** The tables of a run in their place in `bench/README.md`. */
export async function writeReadme(run: Run): Promise<void> {
  const text = await readFile(readme, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error("bench/README.md has no place for these tables.");
  await writeFile(readme, `${text.slice(0, from)}${begin}\n\n${reportOf(run)}\n\n${text.slice(to)}`);
}
