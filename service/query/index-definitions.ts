import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { ContentTypeField } from "#service/database/schema.ts";
import { contentFields, type Locales } from "#service/query/content-fields.ts";
import { searchedContent } from "#service/query/searched-fields.ts";
import { searchedText, wordsOf } from "#service/query/searched-text.ts";
import type { Target } from "#service/query/target.ts";
import { beginning, fieldValue, jsonPath } from "#service/query/value-expression.ts";

export interface IndexDefinition {
  /** A hash of its expression, so that another expression has another name. At most 43 characters. */
  name: string;
  isOfSearch: boolean;
  /** Only serves lists in the order of this path. */
  order?: string;
  /** Method and columns: `using btree (…)`. */
  on: RawBuilder<unknown>;
}

const pathsInside = ["", ".sys.id"];
const nameRoom = 32;

interface IndexedType {
  display_field: string;
  fields: ContentTypeField[];
}

/**
 * Every index for lists of a Content Type, in its partition: for the columns, for each field that can be filtered by,
 * in each of its locales, and for searches.
 */
export function indexesOf(contentType: IndexedType, locales: Locales): IndexDefinition[] {
  const catalogue = contentFields(contentType.fields, locales);
  const ofFields = contentType.fields.flatMap((field) =>
    localesOf(field, locales).flatMap((locale) =>
      pathsInside.flatMap((inside) => {
        const path = `${field.apiName}.${locale}${inside}`;
        const target = catalogue(`fields.${path}`, path.split("."));
        if (!target || "notSearchable" in target) return [];
        return columnsOf(target).map((on) => ({
          name: nameOf(path, on),
          isOfSearch: false,
          ...(on.isOfOrder && { order: target.path }),
          on: on.columns,
        }));
      }),
    ),
  );
  const { titles, texts } = searchedContent(contentType, locales);
  const ofSearch = [...titles, ...texts].map(({ keys }) => {
    const text = searchedText(keys);
    const columns = sql`using gin (${text} gin_trgm_ops, ${wordsOf(text)})`;
    return {
      name: nameOf(keys.join("."), { way: "search-3", columns }),
      isOfSearch: true,
      on: columns,
    };
  });
  return [...ofColumns, ...ofFields, ...ofSearch];
}

/** The prefix of the indexes of `content` by which the previous version reads lists of this type. */
export function formerPrefix(spaceId: string, contentTypeId: string): string {
  return `content_${digest([spaceId, contentTypeId])}_`;
}

/** The orders of lists, "mine" and tags. */
const ofColumns: IndexDefinition[] = [
  { name: "created_at", on: sql`using btree (created_at, id)` },
  { name: "updated_at", on: sql`using btree (updated_at, id)` },
  { name: "publish_at", on: sql`using btree (publish_at, id)` },
  { name: "created_by", on: sql`using btree (created_by, created_at, id)` },
  { name: "updated_by", on: sql`using btree (updated_by, created_at, id)` },
  { name: "tags", on: sql`using gin (tags jsonb_path_ops)` },
].map((index) => ({ ...index, isOfSearch: false }));

interface Columns {
  /** Distinguishes two indexes of one path, and an old expression from a new one. */
  way: string;
  columns: RawBuilder<unknown>;
  isOfOrder?: true;
}

/** The expressions are those of `value-expression.ts`. */
function columnsOf(target: Target): Columns[] {
  if (target.source.from !== "fields") return [];
  const { keys } = target.source;
  const json = jsonPath(keys);
  const value = fieldValue(target.kind, json);
  switch (target.kind) {
    case "present":
      return [];
    case "texts":
    case "refers":
      return [{ way: "gin-1", columns: sql`using gin (${json} jsonb_path_ops)` }];
    case "location":
      return [{ way: "gist-1", columns: sql`using gist (${value})` }];
    case "text":
      return byValue(target, beginning(value));
    default:
      return byValue(target, value);
  }
}

/**
 * One for filters, with equal values in the default order of lists; and one for `order`, which ends in `sys.id`. If few
 * Contents share a value, the first one serves both.
 */
function byValue({ kind }: Target, value: RawBuilder<unknown>): Columns[] {
  return [
    { way: `${kind}-equal-1`, columns: sql`using btree (${value}, created_at, id)` },
    { way: `${kind}-order-1`, columns: sql`using btree (${value}, id)`, isOfOrder: true },
  ];
}

function localesOf({ localized }: ContentTypeField, { locales, defaultLocale }: Locales): string[] {
  return localized ? locales : [defaultLocale];
}

function nameOf(path: string, { way }: Columns): string {
  const readable = path.replace(/\W+/g, "_").slice(0, nameRoom);
  return `${readable}_${digest([path, way])}`;
}

function digest(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 10);
}
