import type { ContentType, Field } from "#lib/space-file/schema.ts";

/** A column of a list: a field, or what the service says about every item. */
export type Column =
  | { kind: "author" | "locales" | "createdAt" | "updatedAt"; key: string }
  | { kind: "field"; key: string; field: Field };

const own = new Map<string, "author" | "locales" | "createdAt" | "updatedAt">([
  ["@author", "author"],
  ["@locales", "locales"],
  ["@createdAt", "createdAt"],
  ["@updatedAt", "updatedAt"],
]);

/** The columns that a Space file names, in its order; what it names wrongly is left out. */
export function columnsOf(type: ContentType): Column[] {
  return type.columns.flatMap((key): Column[] => {
    const kind = own.get(key);
    if (kind !== undefined) return [{ kind, key }];
    const field = type.fields.find((each) => each.apiName === key);
    return field === undefined ? [] : [{ kind: "field", key, field }];
  });
}

/** How an order sorts a column, for `aria-sort`; `displayField` stands for the first column. */
export function sortOf(
  column: Column | "title",
  order: string,
  displayField: string,
): "ascending" | "descending" | undefined {
  const isDescending = order.startsWith("-");
  const key = isDescending ? order.slice(1) : order;
  const isThis =
    column === "title" ? key.startsWith(`fields.${displayField}.`) : key === `sys.${column.kind}`;
  if (!isThis) return undefined;
  return isDescending ? "descending" : "ascending";
}
