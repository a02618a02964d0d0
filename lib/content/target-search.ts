import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { kindCondition, type MediaKind } from "./media/media-kinds.ts";
import { type Condition, waysOfName } from "./search-ways.ts";

const pageSize = 24;

interface Search {
  text: string;
  /** Every locale of the Space, the default first. */
  localeIds: readonly string[];
}

interface MediaSearch extends Search {
  kind: MediaKind | undefined;
  /** Of one member alone. */
  createdBy?: string | undefined;
}

/** Queries that are asked at once, as conditions know no OR; a Space that takes them not is asked in the next way. */
export type QueryWays = readonly (readonly ListQuery[])[];

/** What to ask for Media whose title has a text in it, the newest first. */
export function mediaQueries({ text, localeIds, kind, createdBy }: MediaSearch): QueryWays {
  const [first = ""] = localeIds;
  const always = [
    ...(kind === undefined ? [] : [kindCondition(kind, first)]),
    ...(createdBy === undefined ? [] : [["sys.createdBy.sys.id", createdBy] as const]),
  ];
  const places = localeIds.map((locale) => `title.${locale}`);
  return waysOf(text, places, always).map((way) =>
    way.map((conditions) => ({ limit: pageSize, order: "-sys.createdAt", conditions })),
  );
}

/** What to ask for Contents of a type whose name has a text in it. */
export function contentQueries({ text, localeIds, type }: Search & { type: ContentType }): QueryWays {
  const field = type.fields.find(({ apiName }) => apiName === type.displayField);
  const locales = field?.localized ? localeIds : localeIds.slice(0, 1);
  const places = locales.map((locale) => `${type.displayField}.${locale}`);
  return waysOf(text, places, []).map((way) =>
    way.map((conditions) => ({ limit: pageSize, order: "-sys.createdAt", include: 1 as const, conditions })),
  );
}

/** As lists search: what holds the text; by its beginning where the Space has no advanced search. */
function waysOf(text: string, places: readonly string[], always: readonly Condition[]): Condition[][][] {
  const typed = text.normalize("NFC").trim();
  if (typed === "") return [[[...always]]];
  const all = places.flatMap((place) => waysOfName(place, typed));
  return [true, false]
    .map((isAdvanced) => all.filter((way) => way.isAdvanced === isAdvanced))
    .filter((way) => way.length > 0)
    .map((way) => way.map(({ condition }): Condition[] => [...always, condition]));
}
