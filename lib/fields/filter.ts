import type { ContentType, Field } from "#lib/space-file/schema.ts";
import type { FilterKind } from "./filter/filter-kinds.ts";

/** What every item has, besides its fields. */
export const itemFacts = [
  "publishedAt",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
  "tags",
  "version",
  "id",
] as const;

export type ItemFact = (typeof itemFacts)[number];

/** Something that a list can be filtered by. */
export interface FilterField {
  /** As the wire has it, with the locale: `fields.length.en-US`. */
  key: string;
  kind: FilterKind;
  /** What it is about: a field of the type in one locale, or something that every item has. */
  of: { field: Field; localeId: string } | { fact: ItemFact };
  /** Known in an address, but not offered: another key says the same better. */
  offered: boolean;
}

const facts: readonly (readonly [key: string, kind: FilterKind, fact: ItemFact, offered?: false])[] = [
  ["sys.publish.at", "stamp", "publishedAt"],
  ["sys.createdAt", "stamp", "createdAt"],
  ["sys.updatedAt", "stamp", "updatedAt"],
  ["sys.createdBy.sys.id", "member", "createdBy"],
  ["sys.updatedBy.sys.id", "member", "updatedBy"],
  ["metadata.tags.sys.id", "texts", "tags"],
  ["metadata.tags", "present", "tags", false],
  ["sys.version", "counter", "version"],
  ["sys.id", "identifier", "id"],
];

/** All that a list of a type can be filtered by; `localeIds` has the default first. */
export function filterFieldsOf(type: ContentType, localeIds: readonly string[]): FilterField[] {
  return [
    ...type.fields.flatMap((field) =>
      (field.localized ? localeIds : localeIds.slice(0, 1)).flatMap((localeId) =>
        keysOf(field, `fields.${field.apiName}.${localeId}`).map(([key, kind, offered = true]) => ({
          key,
          kind,
          of: { field, localeId },
          offered,
        })),
      ),
    ),
    ...facts.map(([key, kind, fact, offered = true]) => ({ key, kind, of: { fact }, offered })),
  ];
}

/** Whether `eq` on it is a search in its text where the Space has advanced search (seed.md, "Advanced search"). */
export function isSearchable({ of }: FilterField): boolean {
  return "field" in of && of.field.type === "LongText" && of.field.searchable;
}

type Key = readonly [key: string, kind: FilterKind, offered?: boolean];

function keysOf(field: Field, key: string): readonly Key[] {
  switch (field.type) {
    case "Text":
      return [[key, field.options === undefined ? "text" : "option"]];
    case "LongText":
      return [[key, "text"]];
    case "Integer":
      return [[key, "integer"]];
    case "Number":
      return [[key, "number"]];
    case "Boolean":
      return [[key, "boolean"]];
    case "Date":
      return [[key, field.time ? "moment" : "date"]];
    case "Location":
      return [[key, "location"]];
    case "RichText":
    case "Json":
      return [[key, "closed", false]];
    case "Refer":
      return referKeys(key, "refer");
    case "Array":
      return field.items.type === "Text" ? [[key, "texts"]] : referKeys(key, "refers");
  }
}

/** A Refer is compared by the id of what it leads to; by itself it can only be there or not. */
function referKeys(key: string, kind: "refer" | "refers"): readonly Key[] {
  return [
    [`${key}.sys.id`, kind],
    [key, "present", false],
  ];
}
