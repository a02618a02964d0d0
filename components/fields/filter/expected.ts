import { type FilterEditor, type FilterKind, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";

/** What kind of value an operator takes, as a key of the messages below `expects`. */
export function expectedOf(kind: FilterKind, operator: Operator): FilterEditor["editor"] | "integer" {
  const editor = operatorRow(kind, operator)?.editor.editor ?? "text";
  return editor === "number" && kind !== "number" ? "integer" : editor;
}
