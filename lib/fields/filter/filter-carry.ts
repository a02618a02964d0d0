import { instantOf, localMomentOf } from "../date/filter.ts";
import { type FilterKind, operatorRow } from "./filter-kinds.ts";
import { joinList, type Operator, splitList } from "./filter-operator.ts";

/** The value for another operator, as far as it makes sense. */
export function carriedValue(
  kind: FilterKind,
  [from, to]: readonly [Operator, Operator],
  value: string,
  timeZone: string,
): string {
  const [before, after] = [operatorRow(kind, from)?.editor, operatorRow(kind, to)?.editor];
  if (before === undefined || after?.editor !== before.editor) return "";
  if (!("many" in before) || !("many" in after)) return value;
  const entries = before.many ? splitList(value) : [value];
  const carried = before.editor === "moment" ? entries.map(moved) : entries;
  return value === "" ? "" : after.many ? joinList(carried) : (carried[0] ?? "");

  function moved(entry: string): string {
    const moment = localMomentOf(entry, from, timeZone);
    return moment === undefined ? "" : instantOf(moment, to, timeZone);
  }
}
