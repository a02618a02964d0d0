import { type FilterEditor, type FilterKind, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";

/** The kind of value that an operator needs, as a message key under `expects`. */
export function expectedOf(kind: FilterKind, operator: Operator): FilterEditor["editor"] | "integer" {
  const editor = operatorRow(kind, operator)?.editor.editor ?? "text";
  return editor === "number" && kind !== "number" ? "integer" : editor;
}
