import { useEffect, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { FoundPage } from "#lib/collection/collection.ts";
import { isExact } from "#lib/collection/total-words.ts";
import type { Cursor } from "#lib/collection/view.ts";
import { putLatest } from "#lib/content/put-latest.ts";
import { itemCount } from "#lib/space/list.ts";
import { neverChanges } from "../store.ts";
import { tabStorage } from "../text-storage.ts";

const name = "atrium:page-offsets";
const knownMax = 100;
const knownSchema = z.array(z.object({ cursor: z.string(), offset: z.number() }));

/** By cursor; those of pages that were reached from the first one in this tab. */
function knownOffsets(): Map<string, number> {
  const known = tabStorage.readJson(name, knownSchema) ?? [];
  return new Map(known.map(({ cursor, offset }) => [cursor, offset]));
}

/** The number of items before a page; undefined if unknown. */
export function offsetOf({ next, prev }: Cursor, page: FoundPage | undefined): number | undefined {
  const cursor = next ?? prev;
  if (cursor === undefined || (page !== undefined && page.prev === undefined)) return 0;
  const known = knownOffsets().get(cursor);
  if (page?.totalCount === undefined || !isExact(page.totalCount)) return known;
  const most = page.totalCount - itemCount(page);
  if (page.next === undefined) return most;
  // Items before the page have been deleted since.
  return known !== undefined && known < most ? known : undefined;
}

/** Notes the offsets of the next and the previous page, which follow from the offset of this one. */
export function noteOffsets(at: Cursor, page: FoundPage): void {
  const offset = offsetOf(at, page);
  if (offset === undefined) return;
  noteOffset(page.next, offset + itemCount(page));
  noteOffset(page.prev, Math.max(0, offset - page.limit));
}

/** Notes the number of items before the page at a cursor. */
export function noteOffset(cursor: string | undefined, offset: number): void {
  if (cursor === undefined) return;
  const known = knownOffsets();
  putLatest(known, cursor, offset, knownMax);
  tabStorage.write(
    name,
    JSON.stringify([...known].map(([each, before]) => ({ cursor: each, offset: before }))),
  );
}

/** The number of items before the page of a view, if that is known. `page`: as it came from the service. */
export function usePageOffset(cursor: Cursor, page: FoundPage | undefined): number | undefined {
  useEffect(() => {
    if (page !== undefined) noteOffsets(cursor, page);
  }, [cursor, page]);
  return useSyncExternalStore(
    neverChanges,
    () => offsetOf(cursor, page),
    () => (page?.prev === undefined ? 0 : undefined),
  );
}
