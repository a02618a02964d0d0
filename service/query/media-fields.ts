import type { FieldCatalogue, ValueKind } from "#service/query/target.ts";

/** What can be asked of a file entry: `fields.file.<locale>.mimeGroups=Image` (`seed.md`, filter rule 2). */
const insideFile = new Map<string, ValueKind>([
  ["", "present"],
  ["fileName", "text"],
  ["contentType", "text"],
  ["mimeGroups", "texts"],
  ["state", "text"],
  ["detail.size", "integer"],
  ["detail.image.width", "integer"],
  ["detail.image.height", "integer"],
]);

/** The fields of Media, in every locale of the Space. */
export function mediaFields(locales: string[]): FieldCatalogue {
  return (path, [apiName = "", locale = "", ...rest]) => {
    if (!locales.includes(locale)) return undefined;
    const kind = kindOf(apiName, rest.join("."));
    return kind && { path, kind, source: { from: "fields", keys: [apiName, locale, ...rest] } };
  };
}

function kindOf(apiName: string, rest: string): ValueKind | undefined {
  if (apiName === "file") return insideFile.get(rest);
  return (apiName === "title" || apiName === "description") && rest === "" ? "text" : undefined;
}
