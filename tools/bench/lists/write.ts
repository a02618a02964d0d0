import { mkdir, writeFile } from "node:fs/promises";
import type { Run } from "./report.ts";

const results = new URL("../results/", import.meta.url);

export async function writeResults(run: Run): Promise<void> {
  await mkdir(results, { recursive: true });
  await writeFile(new URL("lists.json", results), `${JSON.stringify(run, null, 2)}\n`);
}
