import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { beginnings } from "./list-search.ts";

import { kindCondition, type MediaKind } from "./media-kinds.ts";

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

/**
 * What to ask for Media whose title begins with a text, the newest first. Conditions know no OR, and a prefix is
 * taken by its case (decisions.md, "Lists"): each locale and spelling is a query of its own.
 */
export function mediaQueries({ text, localeIds, kind, createdBy }: MediaSearch): ListQuery[] {
  const [first = ""] = localeIds;
  const always = [
    ...(kind === undefined ? [] : [kindCondition(kind, first)]),
    ...(createdBy === undefined ? [] : [["sys.createdBy.sys.id", createdBy] as const]),
  ];
  return queriesOf(
    text,
    localeIds.map((locale) => `fields.title.${locale}`),
    always,
  ).map((conditions) => ({
    ...{ limit: pageSize, order: "-sys.createdAt", conditions },
  }));
}

/** What to ask for Contents of a type whose name begins with a text. */
export function contentQueries({ text, localeIds, type }: Search & { type: ContentType }): ListQuery[] {
  const field = type.fields.find(({ apiName }) => apiName === type.displayField);
  const locales = field?.localized ? localeIds : localeIds.slice(0, 1);
  return queriesOf(
    text,
    locales.map((locale) => `fields.${type.displayField}.${locale}`),
    [],
  ).map((conditions) => ({
    ...{ limit: pageSize, order: "-sys.createdAt", include: 1 as const, conditions },
  }));
}

type Condition = readonly [key: string, value: string];

function queriesOf(text: string, keys: readonly string[], always: readonly Condition[]): Condition[][] {
  const typed = text.normalize("NFC").trim();
  if (typed === "") return [[...always]];
  return [...beginnings(typed)].flatMap((spelling) =>
    keys.map((key): Condition[] => [...always, [`${key}[prefix]`, spelling]]),
  );
}
