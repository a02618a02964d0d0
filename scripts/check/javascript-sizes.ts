import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageScripts, sentSize } from "./page-scripts.ts";

interface PageBudget {
  name: string;
  /** Its path below `app`. */
  page: string;
  budgetKibibytes: number;
  /** What it weighed when somebody last looked: more than `growthKibibytes` over it is to be seen in a commit. */
  knownKibibytes: number;
}

const ofType = "contents/[contentType]";
const growthKibibytes = 3;

/**
 * JavaScript of the first load in the bytes that are sent to a browser: brotli, as the build left it. Of an editor:
 * before rich text is loaded, and without the controls that only some types have fields for (e2e/first-load.spec.ts).
 */
export const pageBudgets: readonly PageBudget[] = [
  { name: "sign-in", page: "sign-in", budgetKibibytes: 140, knownKibibytes: 125 },
  { name: "home", page: "(member)/(shell)", budgetKibibytes: 180, knownKibibytes: 149 },
  { name: "list", page: `(member)/(shell)/${ofType}/(list)`, budgetKibibytes: 180, knownKibibytes: 179 },
  { name: "item", page: `(member)/(shell)/${ofType}/[contentId]`, budgetKibibytes: 180, knownKibibytes: 169 },
  { name: "media", page: "(member)/(shell)/media", budgetKibibytes: 190, knownKibibytes: 176 },
  { name: "file", page: "(member)/(shell)/media/[mediaId]", budgetKibibytes: 190, knownKibibytes: 176 },
  { name: "read", page: "(member)/(shell)/read", budgetKibibytes: 180, knownKibibytes: 142 },
  // The list where things are tended, with rows of its own.
  {
    name: "to read",
    page: "(member)/(shell)/read/[contentType]",
    budgetKibibytes: 180,
    knownKibibytes: 174,
  },
  {
    name: "reading",
    page: "(member)/(shell)/read/[contentType]/[contentId]",
    budgetKibibytes: 180,
    knownKibibytes: 164,
  },
  { name: "profile", page: "(member)/(shell)/profile", budgetKibibytes: 180, knownKibibytes: 150 },
  { name: "new", page: `(member)/(desk)/${ofType}/new`, budgetKibibytes: 205, knownKibibytes: 203 },
  { name: "spaces", page: "(console)/spaces", budgetKibibytes: 150, knownKibibytes: 142 },
  { name: "members", page: "(console)/spaces/[spaceId]", budgetKibibytes: 180, knownKibibytes: 170 },
  {
    name: "edit",
    page: `(member)/(desk)/${ofType}/[contentId]/edit`,
    budgetKibibytes: 205,
    knownKibibytes: 203,
  },
];

/** A member of every schema of zod's own, and of nothing else. */
const zodMark = "_zod";

/**
 * Notes what each page of a build weighs, and answers a sentence for each that is over its budget or has grown, and
 * for each script that brings zod.
 */
export async function sizeProblems(
  build: string,
  budgets: readonly PageBudget[],
  note: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const withZod = new Set<string>();
  for (const { name, page, budgetKibibytes, knownKibibytes } of budgets) {
    const scripts = await pageScripts(build, page);
    const sum = { br: 0, gz: 0 };
    for (const script of scripts) {
      const { br, gz } = await sentSize(join(build, script));
      sum.br += br;
      sum.gz += gz;
      if ((await readFile(join(build, script))).includes(zodMark)) withZod.add(script);
    }
    const [sent, older] = [kibibytes(sum.br), kibibytes(sum.gz)];
    note(
      `${name.padEnd(7)} ${sent} of ${budgetKibibytes} KiB in ${scripts.length} scripts (gzip: ${older} KiB)`,
    );
    if (sum.br > budgetKibibytes * 1024) problems.push(`${name}: ${sent} KiB are over ${budgetKibibytes}`);
    else if (sum.br > (knownKibibytes + growthKibibytes) * 1024)
      problems.push(`${name}: ${sent} KiB, and it was ${knownKibibytes} (scripts/check/javascript-sizes.ts)`);
  }
  return [...problems, ...[...withZod].map((script) => `${script}: brings zod (docs/decisions/0024)`)];
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
