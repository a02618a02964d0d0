import type { RawBuilder, SqlBool } from "kysely";
import { allOf, compileConditions, compileKeys, compileOrder } from "#service/query/compile.ts";
import { compilePosition } from "#service/query/keyset.ts";
import type { PageCursor } from "#service/query/page.ts";
import type { ResolvedList } from "#service/query/resolve.ts";

export interface PageRange {
  limit: number;
  skip: number;
  cursor: PageCursor | undefined;
}

/** The parts of a SELECT over `content` or `media` that answer a list. */
export interface CompiledList {
  /** What an item has to be, on any page. */
  matches: RawBuilder<SqlBool>;
  /** … and on this page. */
  onPage: RawBuilder<SqlBool>;
  orderBy: RawBuilder<unknown>;
  /** A JSON array, for `cutPage`. */
  keys: RawBuilder<unknown>;
  /** One more than the page: is there another one? */
  limit: number;
  offset: number;
}

/** @param readable what the caller may read, as SQL */
export function compileList(
  { conditions, order }: ResolvedList,
  { limit, skip, cursor }: PageRange,
  readable: RawBuilder<SqlBool>,
): CompiledList {
  const backward = cursor?.direction === "prev";
  const matches = allOf([readable, compileConditions(conditions)]);
  return {
    matches,
    onPage: cursor ? allOf([matches, compilePosition(order, cursor.position, backward)]) : matches,
    orderBy: compileOrder(order, backward),
    keys: compileKeys(order),
    limit: limit + 1,
    offset: skip,
  };
}
