/** Numbers are never taken for formulas. */
export type Cell = string | number | boolean | undefined;

/** For spreadsheets to detect UTF-8. */
export const byteOrderMark = "\ufeff";

// Korean and Japanese spreadsheets also accept full-width signs.
const formula = /^[\s\p{Cc}\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u;
const looksLikeNumber = /^-?\d+(\.\d+)?$/;

/**
 * A formula within a text. Where spreadsheets separate cells by semicolons, as in most of Europe, quotes after a comma are part
 * of a text, so that a cell begins after each semicolon, tab and line break of it. A line of a list ("- milk (2 l)") or of
 * a table ("| tide |") runs nothing: after a sign and a space, only the call of a function or a program ("cmd|''!A0") does.
 */
const innerFormula =
  /([;\t\n]"*)(?=(?:(?![\t\n])[\s\p{Cc}\u200b\ufeff])*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d](?:(?!\s)[^;\t\n]*[(|!]|[^;\t\n]*(?:[\w\p{Script=Latin}\p{Script=Cyrillic}]\(|!['\w]))))/gu;

/** A CSV row (RFC 4180). Text that a spreadsheet would run gets a `'` prefix. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const text = cell.replaceAll("\0", "").replace(/\r\n?/g, "\n");
  const inner = text.replace(innerFormula, "$1'");
  const safe = isRun(text) ? `'${inner}` : inner;
  return /[",\n;\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isRun(text: string): boolean {
  return formula.test(text) && !looksLikeNumber.test(text);
}

/** "Articles 2026-11-21.csv", by the local date, without characters that file systems refuse. */
export function exportName(many: string, format: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return `${many} ${day}.${format}`.replace(/[\\/:*?"<>|]/g, "-");
}
