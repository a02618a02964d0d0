import type { ContentType, Field, Kind, KindOf } from "#lib/space-file/schema.ts";
import type { FilterKind } from "./filter/filter-kinds.ts";

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

export interface FilterField {
  /** The wire key with locale: `fields.length.en-US`. */
  key: string;
  kind: FilterKind;
  /** A field in one locale, or metadata. */
  of: { field: Field; localeId: string } | { fact: ItemFact };
  /** Accepted in a URL but not offered: another key is better. */
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

/** All filters of a type; `localeIds` has the default first. */
export function filterFieldsOf(type: ContentType, localeIds: readonly string[]): FilterField[] {
  return [
    ...type.fields.flatMap((field) =>
      (field.localized ? localeIds : localeIds.slice(0, 1)).flatMap((localeId) =>
        keysOf(field.type, `fields.${field.apiName}.${localeId}`, field).map(
          ([key, kind, offered = true]) => ({
            key,
            kind,
            of: { field, localeId },
            offered,
          }),
        ),
      ),
    ),
    ...facts.map(([key, kind, fact, offered = true]) => ({ key, kind, of: { fact }, offered })),
  ];
}

/** Whether `eq` is a full-text search if the Space has advanced search (seed.md, "Advanced search"). */
export function isSearchable({ of }: FilterField): boolean {
  return "field" in of && "searchable" in of.field && of.field.searchable;
}

type Key = readonly [key: string, kind: FilterKind, offered?: boolean];

interface KindFilter<K extends Kind> {
  /** The filters of a field; `key` is the field's in one locale. */
  keys: (key: string, kind: KindOf<K>) => readonly Key[];
  /** The names of its order's directions; `undefined` if it can't be ordered by. */
  order: "text" | "number" | "boolean" | "date" | undefined;
}

const closed = { keys: (key: string): readonly Key[] => [[key, "closed", false]], order: undefined } as const;

export const kindFilters: { [K in Kind]: KindFilter<K> } = {
  Text: { keys: (key, { options }) => [[key, options === undefined ? "text" : "option"]], order: "text" },
  LongText: { keys: (key) => [[key, "text"]], order: "text" },
  RichText: closed,
  Integer: { keys: (key) => [[key, "integer"]], order: "number" },
  Number: { keys: (key) => [[key, "number"]], order: "number" },
  Boolean: { keys: (key) => [[key, "boolean"]], order: "boolean" },
  Date: { keys: (key, { time }) => [[key, time ? "moment" : "date"]], order: "date" },
  Location: { keys: (key) => [[key, "location"]], order: undefined },
  Json: closed,
  Refer: { keys: (key) => referKeys(key, "refer"), order: undefined },
  Array: {
    keys: (key, { items }) => (items.type === "Text" ? [[key, "texts"]] : referKeys(key, "refers")),
    order: undefined,
  },
};

function keysOf<K extends Kind>(type: K, key: string, kind: KindOf<K>): readonly Key[] {
  return kindFilters[type].keys(key, kind);
}

/** A Refer is compared by its target's id; itself it can only be present or not. */
function referKeys(key: string, kind: "refer" | "refers"): readonly Key[] {
  return [
    [`${key}.sys.id`, kind],
    [key, "present", false],
  ];
}
