import { cellsMax, type Members, tableOf } from "./same-keys.ts";

/** A JSON value for reading: short ones on one line, others foldable. */
export type JsonNode =
  | { kind: "text" | "number" | "word"; text: string }
  | { kind: "object" | "list"; isShort: boolean; entries: JsonEntry[]; rest: number };

export interface JsonEntry {
  /** Absent in lists. */
  name?: string;
  node: JsonNode;
}

const shortMax = 48;
const entriesMax = 500;
const nodesMax = 1000;

/** Undefined for invalid JSON, such as clipped text, and for too many nodes. */
export function readJson(text: string): JsonNode | undefined {
  const budget = { nodes: nodesMax };
  try {
    const node = nodeOf(JSON.parse(text), budget);
    return budget.nodes < 0 ? undefined : node;
  } catch {
    return undefined;
  }
}

function nodeOf(value: unknown, budget: { nodes: number }): JsonNode {
  budget.nodes -= 1;
  if (budget.nodes < 0) return { kind: "word", text: "" };
  if (Array.isArray(value)) {
    return listed(
      "list",
      value,
      value.slice(0, entriesMax).map((item) => ({ node: nodeOf(item, budget) })),
    );
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value);
    return listed(
      "object",
      value,
      members.slice(0, entriesMax).map(([name, member]) => ({ name, node: nodeOf(member, budget) })),
      members.length,
    );
  }
  const text = JSON.stringify(value);
  if (typeof value === "string") return { kind: "text", text };
  return { kind: typeof value === "number" ? "number" : "word", text };
}

function listed(
  kind: "object" | "list",
  value: object,
  entries: JsonEntry[],
  length = Array.isArray(value) ? value.length : entries.length,
): JsonNode {
  const isFlat = entries.every(({ node }) => !("entries" in node) || node.entries.length === 0);
  const isShort = isFlat && length === entries.length && JSON.stringify(value).length <= shortMax;
  return { kind, isShort, entries, rest: length - entries.length };
}

export interface JsonTable {
  columns: readonly string[];
  /** Texts without quotes; `null` is "". */
  rows: readonly (readonly string[])[];
}

/** `undefined` if it is anything else than objects with the same keys and simple values, or has too many cells. */
export function readTable(text: string): JsonTable | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length <= cellsMax ? tableOf(value.map(membersOf)) : undefined;
  } catch {
    return undefined;
  }
}

/** Empty for a value that isn't an object. */
function membersOf(row: unknown): Members<string> {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
  return Object.entries(row).map(([key, value]) => [key, cellOf(value)]);
}

function cellOf(value: unknown): string | undefined {
  if (value === null) return "";
  if (typeof value === "object") return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
