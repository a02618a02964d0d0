import type { Content } from "#lib/space/content.ts";
import type { ListQuery, Page } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import type { ContentsCollection, ContentsView } from "./of/contents.ts";
import { findPage } from "./query.ts";
import { changedView } from "./view.ts";

interface ExportSubject {
  collection: ContentsCollection;
  view: ContentsView;
  /** Whether to include referenced items. */
  expands: boolean;
}

type PageOf = (send: Send, next: string | undefined) => Promise<Page<Content>>;

const pageSize = 100;
const idsAtOnce = 50;
/** How far ahead a device's clock may be. */
const clockMs = 10 * 60_000;

/**
 * The lists to export for a view: the view in its order and, as items change pages when they change, recent
 * changes. The caller removes duplicates.
 * @param now by the device's clock, in milliseconds
 */
export function viewSources(subject: ExportSubject, now: number): PageOf[] {
  const since = ["sys.updatedAt[gte]", new Date(now - clockMs).toISOString()] as const;
  const { collection, view } = subject;
  // All pages search where the first one found something.
  let { searchIn } = view;
  const pages =
    (change: (query: ListQuery) => ListQuery): PageOf =>
    async (send, next) => {
      const here = changedView(view, { searchIn, cursor: next === undefined ? {} : { next } });
      const page = await findPage(collection, send, here, (query) => change(whole(subject, query)));
      searchIn = page.searchIn ?? searchIn;
      return page;
    };
  return [
    pages((query) => query),
    pages((query) => ({
      ...query,
      order: "sys.createdAt",
      conditions: [...(query.conditions ?? []), since],
    })),
  ];
}

function whole({ expands }: ExportSubject, { conditions = [], ...query }: ListQuery): ListQuery {
  return {
    ...query,
    limit: pageSize,
    include: expands ? 1 : 0,
    conditions: conditions.filter(([key]) => key !== "select"),
  };
}

/** The lists to export for selected items. */
export function chosenSources(
  { collection, view, expands }: ExportSubject,
  contents: readonly Content[],
): PageOf[] {
  return chunksOf(
    contents.map(({ sys }) => sys.id),
    idsAtOnce,
  ).map((ids) => async (send, next) => {
    const conditions = [["sys.id[in]", ids.join(",")]] as const;
    const query = { limit: pageSize, order: view.order, include: expands ? (1 as const) : (0 as const) };
    return await collection.find(send, { ...query, conditions, ...(next !== undefined && { next }) });
  });
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
}
