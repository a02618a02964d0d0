import { kindFilters } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";

export const changedLastFirst = "-sys.updatedAt";

export interface OrderKey {
  /** Without direction: `sys.updatedAt`, `fields.title.en-US`. */
  key: string;
  /** The direction of the first press: names from A, times from the newest. */
  first: "ascending" | "descending";
  field?: Field;
}

export interface OrderSubject {
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
}

/** Metadata that the service can order by ("order"). */
const ownKeys: readonly OrderKey[] = [
  { key: "sys.updatedAt", first: "descending" },
  { key: "sys.createdAt", first: "descending" },
  { key: "sys.publish.at", first: "descending" },
  { key: "sys.version", first: "descending" },
];

/** A field in one locale; the default locale if it isn't localized. */
export function fieldOrderKey(
  field: Field,
  localeId: string,
  localeIds: readonly string[],
): OrderKey | undefined {
  const { order } = kindFilters[field.type];
  if (order === undefined) return undefined;
  const locale = field.localized ? localeId : (localeIds[0] ?? localeId);
  return {
    key: `fields.${field.apiName}.${locale}`,
    first: order === "text" ? "ascending" : "descending",
    field,
  };
}

/** All orders of a type in a locale, its name first. */
export function orderKeysIn({ type, localeIds }: OrderSubject, localeId: string): OrderKey[] {
  const naming = (field: Field) => (field.apiName === type.displayField ? 0 : 1);
  const fields = type.fields
    .toSorted((one, other) => naming(one) - naming(other))
    .map((field) => fieldOrderKey(field, localeId, localeIds));
  return [...ownKeys, ...fields.filter((key) => key !== undefined)];
}

/** All orders of a type in any locale. */
export function listOrders(subject: OrderSubject): string[] {
  const keys = new Set(
    subject.localeIds.flatMap((localeId) => orderKeysIn(subject, localeId).map(({ key }) => key)),
  );
  return [...keys].flatMap((key) => [key, `-${key}`]);
}

export function directionOf(order: string): { key: string; direction: "ascending" | "descending" } {
  return order.startsWith("-")
    ? { key: order.slice(1), direction: "descending" }
    : { key: order, direction: "ascending" };
}

function orderOf(key: string, direction: "ascending" | "descending"): string {
  return direction === "descending" ? `-${key}` : key;
}

/** The order after a press on a column header. */
export function nextOrder({ key, first }: OrderKey, order: string): string {
  const now = directionOf(order);
  if (now.key !== key) return orderOf(key, first);
  return orderOf(key, now.direction === "ascending" ? "descending" : "ascending");
}

/** The orders offered in a menu, the most common first. */
export function offeredOrders({ type, source, reading }: OfferedSubject): string[] {
  const keys = orderKeysIn({ type, localeIds: reading.localeIds }, reading.localeId);
  const own = keys.filter(({ key }) => offeredOwnKeys[source].includes(key));
  const fields = keys.filter(({ field }) => field);
  return [...own.slice(0, 2), ...fields, ...own.slice(2)].flatMap(({ key, first }) => [
    orderOf(key, first),
    orderOf(key, first === "ascending" ? "descending" : "ascending"),
  ]);
}

interface OfferedSubject {
  type: ContentType;
  source: "contents" | "readings";
  reading: Pick<Reading, "localeId" | "localeIds">;
}

/** Readings are offered by the time that their rows show. */
const offeredOwnKeys = {
  contents: ["sys.updatedAt", "sys.createdAt", "sys.version"],
  readings: ["sys.publish.at"],
};
