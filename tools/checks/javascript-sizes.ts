import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MessageArea } from "#lib/messages/areas.ts";
import { languages } from "#lib/messages/language.ts";
import { messageFileOf, pageScripts, sentSize } from "./page-scripts.ts";

interface PageBudget {
  name: string;
  /** Its path below `app`. */
  page: string;
  /** The messages that it has besides those of every page. */
  messages?: MessageArea;
  budgetKibibytes: number;
}

const ofType = "contents/[contentType]";

/**
 * JavaScript of the first load in the bytes that are sent to a browser: brotli, as the build left it. Of an editor:
 * before rich text is loaded, and without the controls that only some types have fields for (e2e/first-load.spec.ts).
 */
export const pageBudgets: readonly PageBudget[] = [
  { name: "sign-in", page: "sign-in", budgetKibibytes: 135 },
  { name: "home", page: "(member)/(shell)", messages: "home", budgetKibibytes: 175 },
  { name: "list", page: `(member)/(shell)/${ofType}/(list)`, messages: "list", budgetKibibytes: 200 },
  { name: "item", page: `(member)/(shell)/${ofType}/[contentId]`, messages: "item", budgetKibibytes: 190 },
  { name: "media", page: "(member)/(shell)/media", messages: "media", budgetKibibytes: 200 },
  { name: "file", page: "(member)/(shell)/media/[mediaId]", messages: "media", budgetKibibytes: 200 },
  { name: "read", page: "(member)/(shell)/read", budgetKibibytes: 175 },
  // The list where things are tended, with rows of its own.
  {
    name: "to read",
    page: "(member)/(shell)/read/[contentType]",
    messages: "readings",
    budgetKibibytes: 200,
  },
  {
    name: "reading",
    page: "(member)/(shell)/read/[contentType]/[contentId]",
    messages: "reading",
    budgetKibibytes: 190,
  },
  { name: "profile", page: "(member)/(shell)/profile", messages: "profile", budgetKibibytes: 180 },
  { name: "new", page: `(member)/(editor)/${ofType}/new`, messages: "editor", budgetKibibytes: 225 },
  { name: "spaces", page: "(console)/spaces", messages: "console", budgetKibibytes: 150 },
  { name: "members", page: "(console)/spaces/[spaceId]", messages: "spaceMembers", budgetKibibytes: 200 },
  {
    name: "edit",
    page: `(member)/(editor)/${ofType}/[contentId]/edit`,
    messages: "editor",
    budgetKibibytes: 225,
  },
];

/** Of a page. They are data, which is not compiled. */
const messagesKibibytes = 10;

/** A member of every schema of zod's own, and of nothing else. */
const zodMark = "_zod";

/**
 * Notes what each page of a build weighs, and answers a sentence for each that is over its budget, and for each
 * script that brings zod.
 */
export async function sizeProblems(
  build: string,
  budgets: readonly PageBudget[],
  note: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const withZod = new Set<string>();
  for (const { name, page, messages, budgetKibibytes } of budgets) {
    const scripts = await pageScripts(build, page);
    const sum = { br: 0, gz: 0 };
    for (const script of scripts) {
      const { br, gz } = await sentSize(join(build, script));
      sum.br += br;
      sum.gz += gz;
      if ((await readFile(join(build, script))).includes(zodMark)) withZod.add(script);
    }
    const areas = ["every" as const, ...(messages === undefined ? [] : [messages])];
    const ofMessages = await Promise.all(areas.map((area) => longestMessages(build, area)));
    const messageBytes = ofMessages.reduce((all, bytes) => all + bytes, 0);
    const [sent, older] = [kibibytes(sum.br), kibibytes(sum.gz)];
    note(
      `${name.padEnd(7)} ${sent} of ${budgetKibibytes} KiB in ${scripts.length} scripts (gzip: ${older} KiB), ${kibibytes(messageBytes)} KiB of messages`,
    );
    if (messageBytes > messagesKibibytes * 1024)
      problems.push(`${name}: ${kibibytes(messageBytes)} KiB of messages are over ${messagesKibibytes}`);
    if (sum.br > budgetKibibytes * 1024) problems.push(`${name}: ${sent} KiB are over ${budgetKibibytes}`);
  }
  return [...problems, ...[...withZod].map((script) => `${script}: brings zod (docs/decisions/0024)`)];
}

/** Bytes that are sent of an area, in the language that takes more. */
async function longestMessages(build: string, area: MessageArea): Promise<number> {
  const sizes = languages.map(async (language) => {
    const { br } = await sentSize(await messageFileOf(build, `${language}-${area}`));
    return br;
  });
  return Math.max(...(await Promise.all(sizes)));
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
