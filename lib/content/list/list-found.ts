import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { Send } from "#lib/space/send.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { attemptsOf, type Found, firstFound } from "./first-found.ts";
import { type Condition, searchWays } from "./list-search.ts";
import { type ListView, listQueryWith } from "./list-view.ts";

/** A page of Contents, and where its search was found. */
export type FoundPage = Found<Content>;

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
  const attempts = attemptsOf(searchWays(type, view), (...search) =>
    change(listQueryWith(type, view, memberId, search)),
  );
  return await firstFound((query) => listContents(send, type.id, query), attempts);
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
  const attempts = attemptsOf(searchWays({ displayField }, { search, searchIn }), queryWith);
  return (await firstFound((query) => listContents(send, id, query), attempts)).items;
}
