import type { RawBuilder, SqlBool } from "kysely";
import { allOf, compileConditions } from "#service/query/compile.ts";
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
import { comparable } from "#service/query/value-expression.ts";

export interface PageRange {
  limit: number;
  skip: number;
  cursor: PageCursor | undefined;
}

/** The parts of a SELECT that answer a list. */
export interface CompiledList {
  readable: RawBuilder<SqlBool>;
  /** What an item has to be, on any page. */
  matches: RawBuilder<SqlBool>;
  /** … and on this page: for a table so small that it needs no index. */
  onPage: RawBuilder<SqlBool>;
  /** The same in parts that an index reads in order (`read-page.ts`). */
  stretches: Stretch[];
  order: OrderKey[];
  backward: boolean;
  orderBy: RawBuilder<unknown>;
  /** A JSON array, for `cutPage`. */
  keys: RawBuilder<unknown>;
  /** The texts that it looks through, if it does: then it runs under a bound (`run-bounded.ts`). */
  searched: RawBuilder<unknown>[];
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
    readable,
    matches,
    onPage: cursor ? allOf([matches, compilePosition(order, cursor.position, backward)]) : matches,
    stretches: compileStretches(order, cursor?.position, backward),
    order,
    backward,
    orderBy: compileOrder(order, backward),
    keys: compileKeys(order),
    searched: conditions.filter(isSearch).map(({ target }) => comparable(target)),
    limit: limit + 1,
    offset: skip,
  };
}

function isSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "regex" || test.operator === "search";
}
