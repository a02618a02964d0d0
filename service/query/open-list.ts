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
  nearly?: (similarTo: SimilarTo) => OpenList;
  /** The cursor is of such a list: it is answered at once. */
  isNearly?: true;
  /** It is a search of the newest items alone (`newest.ts`). */
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
