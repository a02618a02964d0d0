import { kindFilters } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";

export const changedLastFirst = "-sys.updatedAt";

/** Something that a list can be ordered by, in both directions. */
export interface OrderKey {
  /** As the wire has it, without a direction: `sys.updatedAt`, `fields.title.en-US`. */
  key: string;
  /** Which way a member means first: names from A, moments from the newest. */
  first: "ascending" | "descending";
  field?: Field;
}

export interface OrderSubject {
  type: ContentType;
  /** Every locale of the Space, the default first. */
  localeIds: readonly string[];
}

/** What the service says about every item and can order by ("order"). */
const ownKeys: readonly OrderKey[] = [
  { key: "sys.updatedAt", first: "descending" },
  { key: "sys.createdAt", first: "descending" },
  { key: "sys.publish.at", first: "descending" },
  { key: "sys.version", first: "descending" },
];

/** The key of a field in one locale; one that is not localized has the default locale alone. */
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

/** All that a list of a type can be ordered by where contents are read in `localeId`: the name first. */
export function orderKeysIn({ type, localeIds }: OrderSubject, localeId: string): OrderKey[] {
  const naming = (field: Field) => (field.apiName === type.displayField ? 0 : 1);
  const fields = type.fields
    .toSorted((one, other) => naming(one) - naming(other))
    .map((field) => fieldOrderKey(field, localeId, localeIds));
  return [...ownKeys, ...fields.filter((key) => key !== undefined)];
}

/** Every order that a list of a type can have, whatever locale its contents are read in. */
export function listOrders(subject: OrderSubject): string[] {
  const keys = new Set(
    subject.localeIds.flatMap((localeId) => orderKeysIn(subject, localeId).map(({ key }) => key)),
  );
  return [...keys].flatMap((key) => [key, `-${key}`]);
}

/** An order taken apart. */
export function directionOf(order: string): { key: string; direction: "ascending" | "descending" } {
  return order.startsWith("-")
    ? { key: order.slice(1), direction: "descending" }
    : { key: order, direction: "ascending" };
}

function orderOf(key: string, direction: "ascending" | "descending"): string {
  return direction === "descending" ? `-${key}` : key;
}

/** The order that a press on a column's head asks for: its first direction, and then the other one. */
export function nextOrder({ key, first }: OrderKey, order: string): string {
  const now = directionOf(order);
  if (now.key !== key) return orderOf(key, first);
  return orderOf(key, now.direction === "ascending" ? "descending" : "ascending");
}

/** The orders that a list offers in the locale that is read, the most common ones first. */
export function offeredOrders({ type, place, reading }: OfferedSubject): string[] {
  const keys = orderKeysIn({ type, localeIds: reading.localeIds }, reading.localeId);
  const own = keys.filter(({ key }) => offeredOwnKeys[place].includes(key));
  const fields = keys.filter(({ field }) => field);
  return [...own.slice(0, 2), ...fields, ...own.slice(2)].flatMap(({ key, first }) => [
    orderOf(key, first),
    orderOf(key, first === "ascending" ? "descending" : "ascending"),
  ]);
}

interface OfferedSubject {
  type: ContentType;
  place: "contents" | "readings";
  reading: Pick<Reading, "localeId" | "localeIds">;
}

/** What is published is offered by the moment that its rows print. */
const offeredOwnKeys = {
  contents: ["sys.updatedAt", "sys.createdAt", "sys.version"],
  readings: ["sys.publish.at"],
};
