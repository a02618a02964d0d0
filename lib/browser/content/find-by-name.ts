import { firstFound, notSearchable } from "#lib/collection/first-found.ts";
import { contentsListId } from "#lib/collection/list-ids.ts";
import { attemptsOf } from "#lib/collection/query.ts";
import { type Condition, searchMethods, selected } from "#lib/content/search-methods.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { isHidden, isSpaceError } from "#lib/space/space-error.ts";
import { fewAtOnce } from "../send/few-at-once.ts";

interface NameSearch {
  search: string;
  reading: Reading;
  localeIds: readonly string[];
  limit: number;
  /** Fields besides the name, and further conditions. */
  fields?: readonly string[];
  conditions?: readonly Condition[];
}

/**
 * The first items of a type by name, in any locale. Throws `SpaceError`: `NotSearchable` where names can't be searched
 * for the text.
 */
export async function findByName(
  send: Send,
  contentTypeId: string,
  { search, reading, localeIds, limit, fields = [], conditions = [] }: NameSearch,
): Promise<Content[]> {
  const titleField = reading.titleFields[contentTypeId];
  const searchIn = titleField ? localeIds.map((localeId) => `${titleField}.${localeId}`) : [];
  const methods = searchMethods(search, searchIn, reading.titleWords?.kinds[contentTypeId]?.type);
  if (methods.length === 0 && search.trim() !== "") throw notSearchable();
  const attempts = attemptsOf(methods, (...more) => ({
    limit,
    order: "-sys.updatedAt",
    conditions: [...selected(titleField, ...fields), ...conditions, ...more],
  }));
  const find = (query: ListQuery) => listContents(send, contentTypeId, query);
  return (await firstFound(contentsListId("contents", contentTypeId), find, attempts)).items;
}

/**
 * What a search finds in several types, at most four of them at once. Throws if every type fails, or if nothing is found
 * and a type fails that the member may list and search.
 */
export async function findInTypes<Type, Item>(
  types: readonly Type[],
  find: (type: Type) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const few = fewAtOnce();
  const results = await Promise.allSettled(types.map((type) => few(() => find(type))));
  const items = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const failures = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  const isFailed = failures.length > 0 && failures.length === results.length;
  const failure = isFailed ? failures[0] : failures.find((reason) => !isRefusal(reason));
  if (items.length === 0 && failure !== undefined) throw failure;
  return items;
}

function isRefusal(reason: unknown): boolean {
  return isHidden(reason) || isSpaceError(reason, "NotSearchable");
}

/** For `.catch`, where the caller works without the items. */
export function undefinedIfNotSearchable(error: unknown): undefined {
  if (!isSpaceError(error, "NotSearchable")) throw error;
}
