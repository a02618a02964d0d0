import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { readJson } from "./form.ts";
import { cellsMax, type Members, tableOf } from "./same-keys.ts";

/** JSON of rows with the same keys, each value as it is written: `1.0` and `"a\u00e9"` stay what they are. */
export interface JsonRows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** `undefined` if it is anything else than objects with the same keys and simple values, or has too many cells. */
export function readRows(text: string): JsonRows | undefined {
  const reading = readJson(text);
  if ("problem" in reading || !Array.isArray(reading.value) || reading.value.length > cellsMax)
    return undefined;
  return tableOf(parseTree(text)?.children?.map((node) => membersOf(text, node)) ?? []);
}

/** Empty for a value that isn't an object. */
function membersOf(text: string, node: Node): Members<string> {
  if (node.type !== "object") return [];
  return (node.children ?? []).flatMap(({ children = [] }): Members<string> => {
    const [key, value] = children;
    if (key === undefined || value === undefined) return [];
    const written = text.slice(value.offset, value.offset + value.length);
    return [[String(getNodeValue(key)), value.children === undefined ? written : undefined]];
  });
}

/** Indented by two spaces, as `formatJson` writes it; "" without a row or a column. */
export function rowsText({ columns, rows }: JsonRows): string {
  if (columns.length === 0 || rows.length === 0) return "";
  const written = rows.map((row) => {
    const members = row.map((value, at) => `    ${JSON.stringify(columns[at])}: ${value}`);
    return `  {\n${members.join(",\n")}\n  }`;
  });
  return `[\n${written.join(",\n")}\n]`;
}

const literal = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false)$/;
const isLiteral = (text: string) => literal.test(text) && "value" in readJson(text);

/** The text of a value's cell: `null` is empty, and quotes mark what would read as another value or has line breaks. */
export function cellText(written: string): string {
  if (written === "null") return "";
  const text = quotedText(written);
  return text !== undefined && isPlain(text) ? text : written;
}

/** The JSON of what is typed into a cell: nothing is `null`, a number remains one, anything else is text. */
export function writtenCell(typed: string): string {
  if (typed === "") return "null";
  if (isLiteral(typed)) return typed;
  const text = quotedText(typed);
  return text === undefined || isPlain(text) ? JSON.stringify(typed) : typed;
}

/** Whether a cell shows a text without quotes. */
function isPlain(text: string): boolean {
  return !/[\r\n]/.test(text) && writtenCell(text) === JSON.stringify(text);
}

/** The text of a JSON string; `undefined` for anything else. */
function quotedText(written: string): string | undefined {
  if (!/^".*"$/s.test(written)) return undefined;
  const reading = readJson(written);
  return "value" in reading && typeof reading.value === "string" ? reading.value : undefined;
}
