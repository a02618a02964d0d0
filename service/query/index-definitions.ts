import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { ContentTypeField } from "#service/database/schema.ts";
import { contentFields, type Locales } from "#service/query/content-fields.ts";
import type { IndexedType } from "#service/query/content-type-indexes.ts";
import { searchedContent } from "#service/query/searched-fields.ts";
import { searchedText, wordsOf } from "#service/query/searched-text.ts";
import type { Target } from "#service/query/target.ts";
import { beginning, fieldValue, jsonPath } from "#service/query/value-expression.ts";

export interface IndexDefinition {
  /** Of what it indexes, and how: another expression makes another name. At most 63 characters. */
  name: string;
  isOfSearch: boolean;
  /** Method and columns: `using btree (…)`. */
  on: RawBuilder<unknown>;
}

const pathsInside = ["", ".sys.id"];
const nameRoom = 32;

/** Every index that lists of a Content Type use: for each field that can be asked for, in each of its locales, and for searches. */
export function indexesOf({ spaceId, contentType }: IndexedType, locales: Locales): IndexDefinition[] {
  const catalogue = contentFields(contentType.fields, locales);
  const prefix = indexPrefix(spaceId, contentType.id);
  const ofFields = contentType.fields.flatMap((field) =>
    localesOf(field, locales).flatMap((locale) =>
      pathsInside.flatMap((inside) => {
        const path = `${field.apiName}.${locale}${inside}`;
        const target = catalogue(`fields.${path}`, path.split("."));
        if (!target || "notSearchable" in target) return [];
        return columnsOf(target).map((on) => ({
          name: nameOf(prefix, path, on),
          isOfSearch: false,
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
      name: nameOf(prefix, keys.join("."), { way: "search-3", columns }),
      isOfSearch: true,
      on: columns,
    };
  });
  return [...ofFields, ...ofSearch];
}

/** The names of a type's indexes begin with this, and no other's do. */
export function indexPrefix(spaceId: string, contentTypeId: string): string {
  return `content_${digest([spaceId, contentTypeId])}_`;
}

interface Columns {
  /** Tells two indexes of one path apart, and an old way of indexing from a new one. */
  way: string;
  columns: RawBuilder<unknown>;
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

/** One for `order`, which ends in `sys.id`; one for `eq` in the default order of lists. */
function byValue({ kind }: Target, value: RawBuilder<unknown>): Columns[] {
  return [
    { way: `${kind}-order-1`, columns: sql`using btree (${value}, id)` },
    { way: `${kind}-equal-1`, columns: sql`using btree (${value}, created_at, id)` },
  ];
}

function localesOf({ localized }: ContentTypeField, { locales, defaultLocale }: Locales): string[] {
  return localized ? locales : [defaultLocale];
}

function nameOf(prefix: string, path: string, { way }: Columns): string {
  const readable = path.replace(/\W+/g, "_").slice(0, nameRoom);
  return `${prefix}${readable}_${digest([path, way])}`;
}

function digest(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 10);
}
