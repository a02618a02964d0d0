import { titleFieldOf } from "#lib/content/type-words.ts";
import { displayKinds } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { directionOf, fieldOrderKey, type OrderKey } from "./content-orders.ts";

type OwnKind = "author" | "locales" | "createdAt" | "updatedAt" | "version";

/** A field, or metadata of the item. */
export type Column = { kind: OwnKind; key: string } | { kind: "field"; key: string; field: Field };

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

/** The columns of a view, or those of the Space file. Unknown keys are skipped. */
export function columnsOf(type: ContentType, keys: readonly string[] = type.columns): Column[] {
  return keys.map((key) => columnOf(type, key)).filter((column) => column !== undefined);
}

/** All possible columns, those of the Space file first; without what the first column shows. */
export function columnChoices(type: ContentType): Column[] {
  const { displayField, summaryField, pictureField } = type;
  const shown = new Set([displayField, summaryField, pictureField]);
  const fields = type.fields.filter(
    (field) => !shown.has(field.apiName) && displayKinds[field.type].column !== undefined,
  );
  const keys = new Set([...type.columns, ...fields.map((field) => field.apiName), ...own.keys()]);
  return columnsOf(type, [...keys]);
}

/** Columns of a URL, `place,@author`: known and unique, else undefined. `[]` for none. */
export function readColumns(text: string, type: ContentType): string[] | undefined {
  if (text === "") return [];
  const keys = text.split(",");
  const known = new Set(columnChoices(type).map((column) => column.key));
  const isFine = keys.every((key) => known.has(key)) && new Set(keys).size === keys.length;
  return isFine ? keys : undefined;
}

/** Whether a choice equals the Space file's columns, so that the URL omits it. */
export function isPlainColumns(type: ContentType, keys: readonly string[]): boolean {
  return (
    keys.join(",") ===
    columnsOf(type)
      .map(({ key }) => key)
      .join(",")
  );
}

/** What a column sorts by, if it can. */
export function columnOrderKey(
  column: Column | "title",
  type: ContentType,
  { localeId, localeIds }: Reading,
): OrderKey | undefined {
  if (column === "title") {
    const naming = titleFieldOf(type);
    return naming && fieldOrderKey(naming, localeId, localeIds);
  }
  if (column.kind === "field") return fieldOrderKey(column.field, localeId, localeIds);
  if (column.kind === "author" || column.kind === "locales") return undefined;
  return { key: `sys.${column.kind}`, first: "descending" };
}

/** For `aria-sort`; another locale of the field counts too. */
export function sortOf(key: OrderKey | undefined, order: string): "ascending" | "descending" | undefined {
  const now = directionOf(order);
  if (key === undefined) return undefined;
  const isField = key.field !== undefined && now.key.startsWith(`fields.${key.field.apiName}.`);
  return isField || now.key === key.key ? now.direction : undefined;
}

const yearSeconds = 365 * 24 * 60 * 60;
const noColumns = "-";

/** A cookie, so that the first HTML has the columns; only lists get it. */
export function columnsCookieName(contentTypeId: string): string {
  return `columns-${encodeURIComponent(contentTypeId)}`;
}

/** A `Set-Cookie` for `document.cookie`; `undefined` deletes it. */
export function columnsCookie(contentTypeId: string, keys: readonly string[] | undefined): string {
  return deviceCookie(columnsCookieName(contentTypeId), keys && (keys.join(".") || noColumns));
}

/** A `Set-Cookie` of lists for `document.cookie`; `undefined` deletes it. */
export function deviceCookie(name: string, value: string | undefined): string {
  const age = value === undefined ? 0 : yearSeconds;
  return `${name}=${value ?? ""}; Path=/contents; SameSite=Lax; Max-Age=${age}`;
}

/** The remembered columns, if they still fit the type. */
export function rememberedColumns(type: ContentType, value: string | undefined): string[] | undefined {
  if (value === undefined || value === "") return undefined;
  const keys = readColumns(value === noColumns ? "" : value.replaceAll(".", ","), type);
  return keys === undefined || isPlainColumns(type, keys) ? undefined : keys;
}
