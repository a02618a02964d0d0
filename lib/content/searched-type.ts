import type { ContentType } from "#lib/space-file/schema.ts";

/** What a search by name needs of a Content Type: naming and searchable fields and the picture. */
export function searchedType({ summaryField: _, ...type }: ContentType): ContentType {
  const isNeeded = ({ apiName, type: kind }: ContentType["fields"][number]) =>
    apiName === type.displayField || apiName === type.pictureField || kind === "LongText";
  return { ...type, columns: [], fields: type.fields.filter(isNeeded) };
}
