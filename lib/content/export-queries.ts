import type { Content } from "#lib/space/content.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { changedView, type ListView, listQueryOf } from "./list-view.ts";

interface ExportSubject {
  type: ContentType;
  memberId: string;
  view: ListView;
  /** What is chosen; undefined for the whole view. */
  contents: readonly Content[] | undefined;
  /** Whether what is referred to is to come by name. */
  expands: boolean;
  /** By the clock of the device, in milliseconds. */
  now: number;
}

const pageSize = 100;
const idsAtOnce = 50;
/** How far a device's clock may be ahead. */
const clockMs = 10 * 60_000;

/**
 * The lists that an export goes through, one after the other. A view comes in its own order; what is changed while it
 * is gone through may jump from a page to come to one that has been, so what has changed lately is asked for at the
 * end (items that are there already are left out).
 */
export function exportQueries({ type, memberId, view, contents, expands, now }: ExportSubject): ListQuery[] {
  const { conditions = [], order = "" } = listQueryOf(type, changedView(view, {}), memberId);
  const base = { limit: pageSize, order, ...(expands && { include: 1 as const }) };
  if (contents !== undefined) {
    return chunksOf(
      contents.map(({ sys }) => sys.id),
      idsAtOnce,
    ).map((ids) => ({ ...base, conditions: [["sys.id[in]", ids.join(",")]] as const }));
  }
  const whole = conditions.filter(([key]) => key !== "select");
  const since = new Date(now - clockMs).toISOString();
  return [
    { ...base, conditions: whole },
    { ...base, order: "sys.createdAt", conditions: [...whole, ["sys.updatedAt[gte]", since] as const] },
  ];
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
}
