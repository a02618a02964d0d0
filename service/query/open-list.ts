import type { RawBuilder, SqlBool } from "kysely";
import { type CompiledList, compileList } from "#service/query/compile-list.ts";
import { cursorBinding, openCursor, type Position, sealCursor } from "#service/query/cursor.ts";
import type { ListParameters } from "#service/query/list-parameters.ts";
import type { PageCursor } from "#service/query/page.ts";
import { type ListSubject, type ResolvedList, resolveList } from "#service/query/resolve.ts";
import { withNearly } from "#service/query/search.ts";
import { parseSelect, type Selection } from "#service/query/select.ts";

export interface ListPlace extends ListSubject {
  /** What a cursor is good for: the Space and the list. */
  identity: readonly string[];
  /** What the caller may read, as SQL over the rows of the resource. */
  readable: RawBuilder<SqlBool>;
}

/** A list that is fully understood, before anything is read. */
export interface OpenList {
  parameters: ListParameters;
  cursor: PageCursor | undefined;
  selection: Selection | undefined;
  compiled: CompiledList;
  seal: (position: Position) => string;
  /** The list that is answered where this one, a search, holds nothing at all (`grammar.md`, "Advanced search"). */
  nearly?: () => OpenList;
}

/** @throws ServiceError the 400s of a list (`decisions.md`, "Lists"). */
export function openList(parameters: ListParameters, place: ListPlace, secret: string): OpenList {
  const selection = parseSelect(parameters.select);
  const resolved = resolveList(parameters, place);
  const searches = resolved.conditions.some(({ test }) => test.operator === "search");
  const identity = [...place.identity, ...(searches ? ["search"] : [])];
  const binding = cursorBinding(identity, resolved.order, parameters);
  const cursor = parameters.cursor && {
    direction: parameters.cursor.direction,
    position: openCursor(parameters.cursor.token, binding, secret),
  };
  const open = (nearly: boolean): OpenList => ({
    parameters,
    cursor,
    selection,
    compiled: compileList(searching(resolved, nearly), { ...parameters, cursor }, place.readable),
    seal: (position) => sealCursor({ ...position, nearly }, binding, secret),
  });
  if (cursor) return open(cursor.position.nearly === true);
  return { ...open(false), ...(searches ? { nearly: () => open(true) } : {}) };
}

function searching({ order, conditions }: ResolvedList, nearly: boolean): ResolvedList {
  return {
    order: order.map((key) => ({ ...key, target: withNearly(key.target, nearly) })),
    conditions: conditions.map(({ target, test }) => ({
      target: withNearly(target, nearly),
      test: test.operator === "search" ? { ...test, nearly } : test,
    })),
  };
}
