/** What stands in a cell: a number is one and is never taken for a formula. */
export type Cell = string | number | boolean | undefined;

/** So that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\ufeff";

// Full-width signs too: spreadsheets in Korean and Japanese read them as the others.
const formula = /^[\s\p{Cc}\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u;
const looksLikeNumber = /^-?\d+(\.\d+)?$/;

/** One line of a table (RFC 4180), with its end. A text that a spreadsheet would run is marked as text by `'`. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const text = cell.replaceAll("\0", "").replace(/\r\n?/g, "\n");
  const safe = isRun(text) ? `'${text}` : text;
  return /[",\n;\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isRun(text: string): boolean {
  return formula.test(text) && !looksLikeNumber.test(text);
}
