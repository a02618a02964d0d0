import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Page } from "#lib/space/list.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError, type SpaceError } from "#lib/space/space-error.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { type Condition, type SearchWay, searchWays } from "./list-search.ts";
import { type ListView, listQueryWith } from "./list-view.ts";

/** A page, and where its search was found: an address of a page further on says so too. */
export interface FoundPage extends Page<Content> {
  searchIn?: readonly string[];
}

/** A query as it is sent, with the way of searching that it goes. */
interface Attempt {
  query: ListQuery;
  way?: SearchWay;
}

/**
 * A page of a view. A search is asked for in one place after the other until something is found; what the Space does
 * not take (`AdvancedSearchUnavailable`, `FilterTooExpensive`) is asked for in the next way. `change` has the last word
 * on each query. Throws `SpaceError`.
 */
export async function listFound(
  send: Send,
  type: ContentType,
  view: ListView,
  memberId: string,
  change: (query: ListQuery) => ListQuery = (query) => query,
): Promise<FoundPage> {
  const ways = searchWays(type, view);
  const attempts: Attempt[] =
    ways.length === 0
      ? [{ query: change(listQueryWith(type, view, memberId, [])) }]
      : ways.map((way) => ({ query: change(listQueryWith(type, view, memberId, [way.condition])), way }));
  return await firstFound(send, type.id, attempts);
}

interface NameSearch {
  search: string;
  localeIds: readonly string[];
  limit: number;
  /** What is needed besides the name, and what else has to hold. */
  fields?: readonly string[];
  conditions?: readonly Condition[];
}

/** Items of a type by what they are called, in any locale; the first few. Throws `SpaceError`. */
export async function findByName(
  send: Send,
  { id, displayField }: Pick<ContentType, "id" | "displayField">,
  { search, localeIds, limit, fields = [], conditions = [] }: NameSearch,
): Promise<Content[]> {
  const searchIn = localeIds.map((localeId) => `${displayField}.${localeId}`);
  const select = ["select", [displayField, ...fields].map((name) => `fields.${name}`).join(",")] as const;
  const queryWith = (...more: Condition[]) => ({
    limit,
    order: "-sys.updatedAt",
    conditions: [select, ...conditions, ...more],
  });
  const ways = searchWays({ displayField }, { search, searchIn });
  const attempts: Attempt[] =
    ways.length === 0
      ? [{ query: queryWith() }]
      : ways.map((way) => ({ query: queryWith(way.condition), way }));
  return (await firstFound(send, id, attempts)).items;
}

async function firstFound(
  send: Send,
  contentTypeId: string,
  attempts: readonly Attempt[],
): Promise<FoundPage> {
  let empty: FoundPage | undefined;
  let refused: SpaceError | undefined;
  let answered: string | undefined;
  let hasAdvanced = true;
  for (const { query, way } of attempts) {
    if (way !== undefined && (way.place === answered || (way.isAdvanced && !hasAdvanced))) continue;
    try {
      const page = await listContents(send, contentTypeId, query);
      if (way === undefined) return page;
      if (page.totalCount > 0) return { ...page, searchIn: [way.place] };
      empty ??= page;
      if (way.isAdvanced) answered = way.place;
    } catch (error) {
      if (way === undefined || !isSpaceError(error) || error.status !== 400) throw error;
      if (error.code === "AdvancedSearchUnavailable") hasAdvanced = false;
      refused ??= error;
    }
  }
  if (empty !== undefined) return empty;
  throw refused ?? new Error("A list without a way to ask for it");
}
