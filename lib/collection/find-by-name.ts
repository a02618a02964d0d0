import { type Condition, searchMethods } from "#lib/content/search-methods.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { attemptsOf, firstFound } from "./query.ts";

interface NameSearch {
  search: string;
  localeIds: readonly string[];
  limit: number;
  /** Fields besides the name, and further conditions. */
  fields?: readonly string[];
  conditions?: readonly Condition[];
}

/** The first items of a type by name, in any locale. Throws `SpaceError`. */
export async function findByName(
  send: Send,
  { id, displayField }: Pick<ContentType, "id" | "displayField">,
  { search, localeIds, limit, fields = [], conditions = [] }: NameSearch,
): Promise<Content[]> {
  const searchIn = localeIds.map((localeId) => `${displayField}.${localeId}`);
  const select = ["select", [displayField, ...fields].map((name) => `fields.${name}`).join(",")] as const;
  const attempts = attemptsOf(searchMethods(displayField, { search, searchIn }), (...more) => ({
    limit,
    order: "-sys.updatedAt",
    conditions: [select, ...conditions, ...more],
  }));
  return (await firstFound((query) => listContents(send, id, query), attempts)).items;
}
