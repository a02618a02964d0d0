import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { readJson } from "./form.ts";

/** JSON of rows with the same keys, each value as it is written: `1.0` and `"a\u00e9"` stay what they are. */
export interface JsonRows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** More would make typing slow. */
const cellsMax = 600;

/** `undefined` if it is anything else than one or more objects with the same keys and values that are no objects. */
export function readRows(text: string): JsonRows | undefined {
  const reading = readJson(text);
  if ("problem" in reading || !Array.isArray(reading.value) || reading.value.length === 0) return undefined;
  const rows = parseTree(text)?.children?.map((node) => membersOf(text, node)) ?? [];
  const columns = rows[0]?.map(([key]) => key) ?? [];
  const sameKeys = (row: (typeof rows)[number]) =>
    row !== undefined && row.length === columns.length && row.every(([key], at) => key === columns[at]);
  if (columns.length === 0 || rows.length * columns.length > cellsMax || !rows.every(sameKeys)) {
    return undefined;
  }
  return { columns, rows: rows.map((row) => row?.map(([, written]) => written) ?? []) };
}

function membersOf(text: string, node: Node): [key: string, written: string][] | undefined {
  if (node.type !== "object") return undefined;
  const members = (node.children ?? []).map(({ children = [] }): [string, string] | undefined => {
    const [key, value] = children;
    if (key === undefined || value === undefined || value.children !== undefined) return undefined;
    return [String(getNodeValue(key)), text.slice(value.offset, value.offset + value.length)];
  });
  return members.every((member) => member !== undefined) ? members : undefined;
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

/**
 * A value as it stands in its cell: `null` is empty, and quotes mark what would otherwise read as another value or
 * does not fit on a line.
 */
export function cellText(written: string): string {
  if (written === "null") return "";
  if (!written.startsWith('"')) return written;
  const text: unknown = JSON.parse(written);
  const isPlain =
    typeof text === "string" && !/[\r\n]/.test(text) && writtenCell(text) === JSON.stringify(text);
  return isPlain ? text : written;
}

/** What is typed into a cell, as JSON: nothing is `null`, a number stays one, anything else is text. */
export function writtenCell(typed: string): string {
  if (typed === "") return "null";
  if (isLiteral(typed)) return typed;
  return isQuoted(typed) ? typed : JSON.stringify(typed);
}

function isQuoted(typed: string): boolean {
  if (!/^".*"$/.test(typed)) return false;
  const reading = readJson(typed);
  return "value" in reading && typeof reading.value === "string";
}
