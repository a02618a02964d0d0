import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf } from "#service/query/combine.ts";
import { compileConditions, compileFilter } from "#service/query/compile.ts";
import {
  compileKeys,
  compileOrder,
  compilePosition,
  compileStretches,
  type Stretch,
} from "#service/query/keyset.ts";
import type { OrderKey } from "#service/query/order.ts";
import type { PageCursor } from "#service/query/page.ts";
import type { ResolvedList } from "#service/query/resolve.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import type { Target } from "#service/query/target.ts";

export interface PageRange {
  limit: number;
  skip: number;
  cursor: PageCursor | undefined;
}

/** The parts of a SELECT for a list. */
export interface CompiledList {
  conditions: ResolvedCondition[];
  order: OrderKey[];
  backward: boolean;
  readable: RawBuilder<SqlBool>;
  /** The conditions that items meet on every page. */
  matches: RawBuilder<SqlBool>;
  /** The same in a form that no index matches, for items that another index finds. */
  filter: RawBuilder<SqlBool>;
  /** The estimated share of all items, from 0 to 1, that an index finds for one condition (`driver.ts`). */
  gathered?: number;
  /** The position where this page begins. */
  position: RawBuilder<SqlBool>;
  /** Both, for a table so small that it needs no index. */
  onPage: RawBuilder<SqlBool>;
  /** `position` in parts that an index reads in order (`read-page.ts`). */
  stretches: Stretch[];
  orderBy: RawBuilder<unknown>;
  /** Text of a JSON array, for `cutPage`. Only two rows need it, so it isn't parsed for all. */
  keys: RawBuilder<string>;
  /** One more than the page, to know whether there is another. */
  limit: number;
  offset: number;
  /** The page of the order: with the conditions and the list, everything that a page depends on. */
  page: string;
}

/** @param readable what the caller may read, as SQL */
export function compileList(
  { conditions, order }: ResolvedList,
  { limit, skip, cursor }: PageRange,
  readable: RawBuilder<SqlBool>,
): CompiledList {
  const backward = cursor?.direction === "prev";
  const matches = allOf([readable, compileConditions(conditions)]);
  const position = cursor ? compilePosition(order, cursor.position, backward) : allOf([]);
  return {
    conditions,
    order,
    backward,
    readable,
    matches,
    filter: allOf([sql<SqlBool>`(${readable}) is true`, compileFilter(conditions)]),
    position,
    onPage: allOf([matches, position]),
    stretches: compileStretches(order, cursor?.position, backward),
    orderBy: compileOrder(order, backward),
    keys: compileKeys(order),
    limit: limit + 1,
    offset: skip,
    page: JSON.stringify([
      order.map(({ target, descending }) => [target.path, descending, rankedBy(target)]),
      limit,
      skip,
      cursor,
    ]),
  };
}

/** What the ranks of a search depend on, besides the conditions. */
function rankedBy({ source }: Target) {
  if (source.from !== "search") return undefined;
  const { text, memberId, similarTo } = source.search;
  return [text, memberId, similarTo !== undefined];
}
