import { displayKinds } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { directionOf, fieldOrderKey, type OrderKey } from "./content-orders.ts";

type OwnKind = "author" | "locales" | "createdAt" | "updatedAt" | "version";

/** A column of a list: a field, or what the service says about every item. */
export type Column = { kind: OwnKind; key: string } | { kind: "field"; key: string; field: Field };

/** More would leave the name no room (look.md, "Row"). */
export const columnsMax = 4;

const own = new Map<string, OwnKind>([
  ["@author", "author"],
  ["@locales", "locales"],
  ["@createdAt", "createdAt"],
  ["@updatedAt", "updatedAt"],
  ["@version", "version"],
]);

function columnOf(type: ContentType, key: string): Column | undefined {
  const kind = own.get(key);
  if (kind !== undefined) return { kind, key };
  const field = type.fields.find((each) => each.apiName === key);
  return field && { kind: "field", key, field };
}

/** The columns of a view, in its order; without a choice those of the Space file. What names nothing is left out. */
export function columnsOf(type: ContentType, keys: readonly string[] = type.columns): Column[] {
  return keys.map((key) => columnOf(type, key)).filter((column) => column !== undefined);
}

/** All columns that a type can show, those of its Space file first. What stands in the first column is none. */
export function columnChoices(type: ContentType): Column[] {
  const { displayField, summaryField, pictureField } = type;
  const shown = new Set([displayField, summaryField, pictureField]);
  const fields = type.fields.filter(
    (field) => !shown.has(field.apiName) && displayKinds[field.type].column !== undefined,
  );
  const keys = new Set([...type.columns, ...fields.map((field) => field.apiName), ...own.keys()]);
  return columnsOf(type, [...keys]);
}

/**
 * Columns as an address has them, `place,@author`: each one that the type can show, none twice, at most four.
 * Undefined when they are not; `[]` for no columns at all.
 */
export function readColumns(text: string, type: ContentType): string[] | undefined {
  if (text === "") return [];
  const keys = text.split(",");
  const known = new Set(columnChoices(type).map((column) => column.key));
  const isFine = keys.every((key) => known.has(key)) && new Set(keys).size === keys.length;
  return isFine && keys.length <= columnsMax ? keys : undefined;
}

/** Whether a choice is what the Space file shows anyway, which an address then need not say. */
export function isPlainColumns(type: ContentType, keys: readonly string[]): boolean {
  return (
    keys.join(",") ===
    columnsOf(type)
      .map(({ key }) => key)
      .join(",")
  );
}

/** What a press on a column's head orders by; undefined for columns without an order. */
export function columnOrderKey(
  column: Column | "title",
  type: ContentType,
  { localeId, localeIds }: Reading,
): OrderKey | undefined {
  if (column === "title") {
    const naming = type.fields.find((field) => field.apiName === type.displayField);
    return naming && fieldOrderKey(naming, localeId, localeIds);
  }
  if (column.kind === "field") return fieldOrderKey(column.field, localeId, localeIds);
  if (column.kind === "author" || column.kind === "locales") return undefined;
  return { key: `sys.${column.kind}`, first: "descending" };
}

/** How an order sorts a column, for `aria-sort`; one in another locale of the field counts too. */
export function sortOf(key: OrderKey | undefined, order: string): "ascending" | "descending" | undefined {
  const now = directionOf(order);
  if (key === undefined) return undefined;
  const isField = key.field !== undefined && now.key.startsWith(`fields.${key.field.apiName}.`);
  return isField || now.key === key.key ? now.direction : undefined;
}
