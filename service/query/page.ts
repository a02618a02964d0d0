import type { Position } from "#service/query/cursor.ts";

/** The decoded cursor of a request. */
export interface PageCursor {
  direction: "next" | "prev";
  position: Position;
}

export interface Page<Row> {
  rows: Row[];
  next?: Position;
  prev?: Position;
}

/**
 * Cuts a page from up to `limit + 1` rows, read from the cursor in its direction, and returns the cursors of its
 * neighbours. `next` is absent on the last page.
 */
export function cutPage<Row>(
  read: Row[],
  { limit, skip, cursor }: { limit: number; skip: number; cursor: PageCursor | undefined },
  keysOf: (row: Row) => Position["keys"],
): Page<Row> {
  const backward = cursor?.direction === "prev";
  const more = read.length > limit;
  const rows = backward ? read.slice(0, limit).reverse() : read.slice(0, limit);
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return emptyPage(cursor);
  const came = cursor !== undefined || skip > 0;
  return {
    rows,
    ...(backward || more ? { next: { keys: keysOf(last), inclusive: false } } : {}),
    ...((backward ? more : came) ? { prev: { keys: keysOf(first), inclusive: false } } : {}),
  };
}

/** Everything on this side was deleted since the cursor was made, so the way back includes its own item. */
function emptyPage<Row>(cursor: PageCursor | undefined): Page<Row> {
  if (!cursor) return { rows: [] };
  const back: Position = { keys: cursor.position.keys, inclusive: true };
  return cursor.direction === "prev" ? { rows: [], next: back } : { rows: [], prev: back };
}
