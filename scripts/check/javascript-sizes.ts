import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildIfStale } from "../build/build-if-stale.ts";
import { pageScripts } from "./page-scripts.ts";

interface PageBudget {
  name: string;
  /** Its path below `app`. */
  page: string;
  budgetKibibytes: number;
}

const ofType = "contents/[contentType]";

/** JavaScript of the first load, as gzip at level 6 sends it. Of an editor: before rich text is loaded. */
export const pageBudgets: readonly PageBudget[] = [
  { name: "sign-in", page: "sign-in", budgetKibibytes: 180 },
  { name: "home", page: "(member)/(shell)", budgetKibibytes: 180 },
  { name: "list", page: `(member)/(shell)/${ofType}/(list)`, budgetKibibytes: 180 },
  { name: "item", page: `(member)/(shell)/${ofType}/[contentId]`, budgetKibibytes: 180 },
  { name: "new", page: `(member)/(desk)/${ofType}/new`, budgetKibibytes: 205 },
  { name: "edit", page: `(member)/(desk)/${ofType}/[contentId]/edit`, budgetKibibytes: 205 },
];

/** A member of every schema of zod's own, and of nothing else. */
const zodMark = "_zod";

/**
 * Builds when the build is stale, notes what each page weighs, and answers a sentence for each that is over its
 * budget, and for each script that brings zod.
 */
export async function javascriptSizes(note: (line: string) => void): Promise<string[]> {
  await buildIfStale({ say: note });
  return await sizeProblems(".next", pageBudgets, note);
}

/** As `javascriptSizes`, of the build that is there. */
export async function sizeProblems(
  build: string,
  budgets: readonly PageBudget[],
  note: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const withZod = new Set<string>();
  for (const { name, page, budgetKibibytes } of budgets) {
    const scripts = await pageScripts(build, page);
    let bytes = 0;
    for (const script of scripts) {
      const source = await readFile(join(build, script));
      bytes += gzipSync(source, { level: 6 }).length;
      if (source.includes(zodMark)) withZod.add(script);
    }
    const kibibytes = (bytes / 1024).toFixed(1);
    note(`${name.padEnd(7)} ${kibibytes} of ${budgetKibibytes} KiB in ${scripts.length} scripts`);
    if (bytes > budgetKibibytes * 1024)
      problems.push(`${name}: ${kibibytes} KiB are over ${budgetKibibytes}`);
  }
  return [...problems, ...[...withZod].map((script) => `${script}: brings zod (docs/decisions/0024)`)];
}
