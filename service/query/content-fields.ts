import type { ContentTypeField } from "#service/database/schema.ts";
import type { FieldCatalogue, ValueKind } from "#service/query/target.ts";

export interface Locales {
  defaultLocale: string;
  locales: string[];
}

/** The fields of a Content Type. A field that isn't localized has only the default locale. */
export function contentFields(
  fields: ContentTypeField[],
  { locales, defaultLocale }: Locales,
): FieldCatalogue {
  const byName = new Map(fields.map((field) => [field.apiName, field]));
  return (path, [apiName = "", locale = "", ...rest]) => {
    const field = byName.get(apiName);
    const known = (field?.localized ? locales : [defaultLocale]).find((one) => one === locale);
    if (!field || known === undefined) return undefined;
    if (field.type === "RichText" || field.type === "Json") return { notSearchable: true };
    const kind = rest.length === 0 ? kindOf(field) : kindInside(field, rest.join("."));
    if (!kind) return undefined;
    const place = [field.apiName, known];
    const keys = kind === "text" && rest.length > 0 ? [...place, "sys", "id"] : place;
    const searchable = field.type === "LongText" && field.searchable === true;
    return { path, kind, source: { from: "fields", keys }, ...(searchable ? { searchable } : {}) };
  };
}

function kindOf(field: ContentTypeField): ValueKind {
  switch (field.type) {
    case "Text":
    case "LongText":
      return "text";
    case "Integer":
      return "integer";
    case "Number":
      return "number";
    case "Boolean":
      return "boolean";
    case "Date":
      return field.time ? "timestamp" : "date";
    case "Array":
      return field.items?.type === "Text" ? "texts" : "present";
    case "Location":
      return "location";
    default:
      return "present";
  }
}

function kindInside(field: ContentTypeField, rest: string): ValueKind | undefined {
  if (rest !== "sys.id") return undefined;
  if (field.type === "Refer") return "text";
  return field.type === "Array" && field.items?.type === "Refer" ? "refers" : undefined;
}
