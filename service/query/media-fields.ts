import type { FieldCatalogue, ValueKind } from "#service/query/target.ts";

/**
 * The fields of Media that can be filtered by: `fields.file.<locale>.mimeGroups=Image` (`seed.md`, filter rule 2), here
 * without the locale.
 */
const kinds: Record<string, ValueKind> = {
  title: "text",
  description: "text",
  file: "present",
  "file.fileName": "text",
  "file.contentType": "text",
  "file.mimeGroups": "texts",
  "file.state": "text",
  "file.detail.size": "integer",
  "file.detail.image.width": "integer",
  "file.detail.image.height": "integer",
};

const places = new Map(
  Object.entries(kinds).map(([path, kind]) => [path, { kind, keys: keysOf(path.split(".")) }]),
);

/** The fields of Media in every locale of the Space. */
export function mediaFields(locales: string[]): FieldCatalogue {
  return (path, [apiName = "", locale = "", ...rest]) => {
    const known = locales.find((one) => one === locale);
    const found = places.get([apiName, ...rest].join("."));
    if (known === undefined || !found) return undefined;
    const [field, ...inside] = found.keys;
    return { path, kind: found.kind, source: { from: "fields", keys: [field, known, ...inside] } };
  };
}

function keysOf([field = "", ...inside]: string[]): [string, ...string[]] {
  return [field, ...inside];
}
