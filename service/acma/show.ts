import { refer } from "#service/acma/refer.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import { resourceMetadata, resourceSys, type ShowUser } from "#service/acma/resource-sys.ts";
import { holdsRefers, type StoredRefer, storedRefer } from "#service/acma/stored-refers.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { publicFields } from "#service/media/public-fields.ts";

/** What replaces the Refers of a resource. */
export interface InPlace {
  user: ShowUser;
  /** Absent if Refers to Content and Media stay. */
  target?: (refer: StoredRefer) => unknown;
}

const nothing: InPlace = { user: (id) => refer("ServiceUser", id) };

/** `seed.md`, "Content": every field of the Content Type; one with no value is `{}`. */
export function showContent(row: ContentRow, fields: ContentTypeField[], { user, target } = nothing) {
  const shown = fields.map((field) => {
    const byLocale = row.fields[field.apiName] ?? {};
    if (!target || !holdsRefers(field)) return [field.apiName, byLocale] as const;
    const replaced = Object.entries(byLocale).map(([locale, value]) => [locale, replace(value, target)]);
    return [field.apiName, Object.fromEntries(replaced)] as const;
  });
  return {
    sys: resourceSys("Content", row, user),
    fields: Object.fromEntries(shown),
    metadata: resourceMetadata(row),
  };
}

/** `seed.md`, "Media". */
export function showMedia(row: MediaRow, publicUrl: string, { user } = nothing) {
  return {
    sys: resourceSys("Media", row, user),
    fields: publicFields(row, publicUrl),
    metadata: resourceMetadata(row),
  };
}

function replace(value: unknown, target: (refer: StoredRefer) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, target));
  const stored = storedRefer(value);
  return stored ? target(stored) : value;
}
