import type { RawBuilder, SqlBool } from "kysely";
import { type CompiledList, compileList } from "#service/query/compile-list.ts";
import { cursorBinding, openCursor, type Position, type Since, sealCursor } from "#service/query/cursor.ts";
import type { ListParameters } from "#service/query/list-parameters.ts";
import type { PageCursor } from "#service/query/page.ts";
import { type ListSubject, type ResolvedList, resolveList } from "#service/query/resolve.ts";
import { withSimilar } from "#service/query/search.ts";
import { parseSelect, type Selection } from "#service/query/select.ts";
import type { SimilarTo } from "#service/query/similar-words.ts";

export interface ListPlace extends ListSubject {
  /** The scope of a cursor: the Space and the list. */
  identity: readonly string[];
  /** What the caller may read, as an SQL condition. */
  readable: RawBuilder<SqlBool>;
}

/** A fully resolved list, before anything is read. */
export interface OpenList {
  parameters: ListParameters;
  cursor: PageCursor | undefined;
  selection: Selection | undefined;
  compiled: CompiledList;
  seal: (position: Position) => string;
  /** The list to use if this one, a search, finds nothing (`grammar.md`, "Advanced search"). */
  nearly?: (similarTo: SimilarTo) => OpenList;
  /** The cursor belongs to such a list, which is used directly. */
  isNearly?: true;
  /** A search of the newest items only (`newest.ts`). */
  since?: Since | undefined;
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
  const open = (similarTo?: SimilarTo): OpenList => ({
    parameters,
    cursor,
    selection,
    compiled: compileList(searching(resolved, similarTo), { ...parameters, cursor }, place.readable),
    since: cursor?.position.since,
    seal: (position) => sealCursor({ ...position, nearly: similarTo !== undefined }, binding, secret),
  });
  if (cursor?.position.nearly) return { ...open(), nearly: open, isNearly: true };
  return { ...open(), ...(searches && !cursor ? { nearly: open } : {}) };
}

function searching({ order, conditions }: ResolvedList, similarTo: SimilarTo | undefined): ResolvedList {
  return {
    order: order.map((key) => ({ ...key, target: withSimilar(key.target, similarTo) })),
    conditions: conditions.map(({ target, test }) => ({
      target: withSimilar(target, similarTo),
      test: test.operator === "search" ? { ...test, similarTo } : test,
    })),
  };
}
