import type { ListQuery } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { kindCondition, type MediaKind } from "./media/media-kinds.ts";
import { type Condition, methodsOfName } from "./search-methods.ts";

const pageSize = 24;

interface Search {
  text: string;
  /** The default first. */
  localeIds: readonly string[];
}

interface MediaSearch extends Search {
  kind: MediaKind | undefined;
  createdBy?: string | undefined;
}

/** Each entry holds parallel queries, as conditions have no OR; later entries are fallbacks. */
export type QueryWays = readonly (readonly ListQuery[])[];

/** Media whose title contains a text, newest first. */
export function mediaQueries({ text, localeIds, kind, createdBy }: MediaSearch): QueryWays {
  const [first = ""] = localeIds;
  const always = [
    ...(kind === undefined ? [] : [kindCondition(kind, first)]),
    ...(createdBy === undefined ? [] : [["sys.createdBy.sys.id", createdBy] as const]),
  ];
  const places = localeIds.map((locale) => `title.${locale}`);
  return methodsOf(text, places, always).map((method) =>
    method.map((conditions) => ({ limit: pageSize, order: "-sys.createdAt", conditions })),
  );
}

/** Contents whose name contains a text. */
export function contentQueries({ text, localeIds, type }: Search & { type: ContentType }): QueryWays {
  const field = type.fields.find(({ apiName }) => apiName === type.displayField);
  const locales = field?.localized ? localeIds : localeIds.slice(0, 1);
  const places = locales.map((locale) => `${type.displayField}.${locale}`);
  return methodsOf(text, places, []).map((method) =>
    method.map((conditions) => ({
      limit: pageSize,
      order: "-sys.createdAt",
      include: 1 as const,
      conditions,
    })),
  );
}

/** Contains, or begins with if the Space has no advanced search. */
function methodsOf(text: string, places: readonly string[], always: readonly Condition[]): Condition[][][] {
  const typed = text.normalize("NFC").trim();
  if (typed === "") return [[[...always]]];
  const all = places.flatMap((place) => methodsOfName(place, typed));
  return [true, false]
    .map((isAdvanced) => all.filter((method) => method.isAdvanced === isAdvanced))
    .filter((method) => method.length > 0)
    .map((method) => method.map(({ condition }): Condition[] => [...always, condition]));
}
