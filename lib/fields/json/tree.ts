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

/** `undefined` if it is anything else than one or more objects with the same keys and values that are no objects. */
export function tableOf(node: JsonNode): JsonTable | undefined {
  if (node.kind !== "list" || node.rest > 0) return undefined;
  const rows = node.entries.map(({ node: row }) =>
    row.kind === "object" && row.rest === 0 ? row.entries : [],
  );
  const columns = rows[0]?.map(({ name = "" }) => name) ?? [];
  const isRow = (row: readonly JsonEntry[]) =>
    row.length === columns.length &&
    row.every(({ name, node: value }, at) => name === columns[at] && !("entries" in value));
  if (columns.length === 0 || !rows.every(isRow)) return undefined;
  return { columns, rows: rows.map((row) => row.map(({ node: value }) => cellOf(value))) };
}

function cellOf(value: JsonNode): string {
  if ("entries" in value || value.text === "null") return "";
  return value.kind === "text" ? String(JSON.parse(value.text)) : value.text;
}
