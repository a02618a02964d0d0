import { refer } from "#service/acma/refer.ts";
import type { Related } from "#service/acma/related.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import { resourceMetadata, resourceSys } from "#service/acma/resource-sys.ts";
import { publicProfile } from "#service/acma/service-user.ts";
import { holdsRefers, storedRefer } from "#service/acma/stored-refers.ts";
import type { FieldValues } from "#service/database/schema.ts";
import { publicFields } from "#service/media/public-fields.ts";

/** What an answer is made with. */
export interface Showing {
  related: Related;
  publicUrl: string;
  /** What is shown many times in one answer, as it was shown first: the fields of Media and the profiles of members, by id. */
  shown: { mediaFields: Map<string, FieldValues>; profiles: Map<string, unknown> };
  /** How many more Refers may be replaced: a web of Contents must not become an answer without end. */
  replacementsLeft: number;
}

interface Place {
  /** Levels of `include` that are left below here. */
  depth: number;
  /** The resources that this one is inside of: following a Refer to one of them would never end. */
  above: readonly string[];
}

const maximumReplacements = 5000;

export function startShowing(related: Related, publicUrl: string): Showing {
  const shown = { mediaFields: new Map(), profiles: new Map() };
  return { related, publicUrl, shown, replacementsLeft: maximumReplacements };
}

/** `seed.md`, "Content": every field of the Content Type; one with no value is `{}`. */
export function showContent(row: ContentRow, showing: Showing, place: Place) {
  const fields = showing.related.types.get(row.content_type_id)?.fields ?? [];
  const inside = { ...place, above: [...place.above, row.id] };
  const shown = fields.map((field) => {
    const byLocale = row.fields[field.apiName] ?? {};
    if (!holdsRefers(field) || place.depth === 0) return [field.apiName, byLocale] as const;
    const replaced = Object.entries(byLocale).map(([locale, value]) => [
      locale,
      replace(value, showing, inside),
    ]);
    return [field.apiName, Object.fromEntries(replaced)] as const;
  });
  return {
    sys: resourceSys("Content", row, (id) => showUser(id, showing, place)),
    fields: Object.fromEntries(shown),
    metadata: resourceMetadata(row),
  };
}

/** `seed.md`, "Media". */
export function showMedia(row: MediaRow, showing: Showing, place: Place) {
  return {
    sys: resourceSys("Media", row, (id) => showUser(id, showing, place)),
    fields: once(showing.shown.mediaFields, row.id, () => publicFields(row, showing.publicUrl)),
    metadata: resourceMetadata(row),
  };
}

function showUser(id: string, { related, shown, publicUrl }: Showing, { depth }: Place) {
  const row = depth > 0 ? related.users.get(id) : undefined;
  return row ? once(shown.profiles, id, () => publicProfile(row, publicUrl)) : refer("ServiceUser", id);
}

function once<T>(made: Map<string, T>, id: string, make: () => T): T {
  const known = made.get(id) ?? make();
  made.set(id, known);
  return known;
}

/** The resource in place of its Refer; one that is gone, not readable or above here stays a Refer. */
function replace(value: unknown, showing: Showing, { depth, above }: Place): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, showing, { depth, above }));
  const target = storedRefer(value)?.sys;
  if (!target || above.includes(target.id) || showing.replacementsLeft === 0) return value;
  const below = { depth: depth - 1, above };
  const content = target.targetType === "Content" ? showing.related.contents.get(target.id) : undefined;
  const media = target.targetType === "Media" ? showing.related.media.get(target.id) : undefined;
  if (!content && !media) return value;
  showing.replacementsLeft -= 1;
  if (content) return showContent(content, showing, below);
  return media ? showMedia(media, showing, below) : value;
}
