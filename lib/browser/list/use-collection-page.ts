import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import useSWR, { type KeyedMutator, mutate, type SWRConfiguration } from "swr";
import type { Collection, FoundPage, Listed } from "#lib/collection/collection.ts";
import { countAll, findCurrentPage, queryKey, type ServedPage } from "#lib/collection/query.ts";
import { totalWithout } from "#lib/collection/total-words.ts";
import { isFurtherOn, type View } from "#lib/collection/view.ts";
import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import { itemCount, type SearchAnswer } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { useDeletions } from "../deletion/page-deletions.ts";
import { useSignedInAgain } from "../session/session-news.ts";
import { useSlow } from "../time/delays.ts";
import { useWasServed } from "../use-hydrating.ts";
import { pageKey, totalKey } from "./list-pages.ts";
import { rememberRefused } from "./refused-searches.ts";

const settledMs = 150;
const totalMs = 60_000;

/** A page with the query that it answers. */
export interface CachedPage<Found> {
  query: string;
  page: Found;
}

interface CollectionPageOptions<Shown extends View, Found extends FoundPage, Name extends string> {
  collection: Collection<Shown, Found, Name>;
  send: Send<Name>;
  view: Shown;
  /** The page that the server rendered, with its query. */
  served: ServedPage<Found>;
  /** Milliseconds until the next poll, 0 for never. */
  refreshInterval?: (cached: CachedPage<Found> | undefined) => number;
}

/** What a list shows. */
export interface ShownPage<Found> {
  page: Found | undefined;
  /** All rows are being deleted, and there are further items. */
  isLeaving: boolean;
  problem: Problem | undefined;
  /** The page is the view's own. */
  isCurrent: boolean;
  /** Another page is loading. */
  isWaiting: boolean;
  /** There are no items at all, or none of the member's own. */
  isEmpty: boolean;
  /** The rows on the screen: the view's own, or those from before. */
  rows: "none" | "these" | "before";
  /** The page whose cursors are followed, also while a skeleton stands for rows. */
  pagerPage: Found | undefined;
  /** The view's own page as it is cached. */
  current: CachedPage<Found> | undefined;
  /** How many items the view has, and how many there are at all where that is more. */
  total: number | undefined;
  all: number | undefined;
  retry: () => void;
}

/** What a list shows: the view's page without pending deletions, the previous page while it loads, or a problem. */
export function useCollectionPage<Shown extends View, Found extends FoundPage, Name extends string>(
  options: CollectionPageOptions<Shown, Found, Name>,
): ShownPage<Found> & { update: KeyedMutator<CachedPage<Found>> } {
  const { collection, view, served } = options;
  const query = queryKey(collection, view);
  const first = query === served.query ? served : undefined;
  useEffect(() => rememberRefused(served.page?.lacks), [served]);
  const { data: cached, error, isLoading, mutate: update } = useCachedPage(options, query, first?.page);
  const all = useTotal(options);
  const isCurrent = cached?.query === query;
  const whole = isCurrent && !collection.isPart(view) ? cached.page.totalCount : undefined;
  useEffect(() => {
    if (whole !== undefined) void mutate(totalKey(collection.id), whole, { revalidate: false });
  }, [collection.id, whole]);
  const isWaiting = isLoading && !isCurrent;
  const problem =
    error === undefined ? (cached === undefined ? first?.problem : undefined) : problemOf(error);
  const isSlow = useSlow(isWaiting) && problem === undefined;
  const { page, isLeaving } = useUndeleted(isSlow ? undefined : cached?.page, (isEmptied) => {
    if (isEmptied && isCurrent && isFurtherOn(view.cursor)) leavePage(collection, view, cached.page);
    else void update();
    void all.mutate();
  });
  const hasRows = page !== undefined && itemCount(page) > 0;
  return {
    page,
    isLeaving,
    problem,
    isCurrent,
    isWaiting,
    isEmpty: page !== undefined && !hasRows && !isLeaving && !collection.isPart({ ...view, mine: false }),
    rows: hasRows ? (isCurrent ? "these" : "before") : "none",
    pagerPage: hasRows ? page : page === undefined ? cached?.page : undefined,
    current: isCurrent ? cached : undefined,
    total: isCurrent || !problem ? page?.totalCount : undefined,
    all: collection.isPart(view) ? all.data : undefined,
    update,
    retry: () => {
      void update();
      void all.mutate();
    },
  };
}

function useCachedPage<Shown extends View, Found extends FoundPage, Name extends string>(
  { collection, send, view, refreshInterval }: CollectionPageOptions<Shown, Found, Name>,
  query: string,
  first: Found | undefined,
) {
  const wasServed = useWasServed();
  const [isFresh] = useState(wasServed && first !== undefined);
  const options: SWRConfiguration<CachedPage<Found>> = {
    keepPreviousData: true,
    revalidateOnMount: !isFresh,
    ...(refreshInterval !== undefined && { refreshInterval }),
    ...(first !== undefined && { fallbackData: { query, page: first } }),
  };
  const cached = useSWR<CachedPage<Found>>(
    pageKey(collection.id, query),
    async () => ({ query, page: await findCurrentPage(collection, send, view) }),
    options,
  );
  useSignedInAgain(() => void cached.mutate());
  return cached;
}

/** The unfiltered total, for views that filter. */
function useTotal<Shown extends View, Found extends FoundPage, Name extends string>({
  collection,
  send,
  view,
  served,
}: CollectionPageOptions<Shown, Found, Name>) {
  return useSWR(collection.isPart(view) ? totalKey(collection.id) : null, () => countAll(collection, send), {
    dedupingInterval: totalMs,
    revalidateOnFocus: false,
    ...(served.all !== undefined && { fallbackData: served.all }),
  });
}

/** The number of answered deletions that the lists of this page have been reloaded for. */
let renewedFor = 0;

/** A page without pending deletions. `renew` is called when they are answered; `isEmptied`: no row is left. */
function useUndeleted<Found extends FoundPage>(
  page: Found | undefined,
  renew: (isEmptied: boolean) => void,
): { page: Found | undefined; isLeaving: boolean } {
  const { hidden, answered } = useDeletions();
  const router = useRouter();
  const onAnswered = useEffectEvent(() => {
    renewedFor = answered;
    renew(page?.items.every(({ sys }) => hidden.has(sys.id)) === true);
    router.refresh();
  });
  useEffect(() => {
    if (answered === renewedFor) return;
    const timer = setTimeout(onAnswered, settledMs);
    return () => clearTimeout(timer);
  }, [answered]);
  const stays = ({ sys }: Listed) => !hidden.has(sys.id);
  const items = page?.items.filter(stays) ?? [];
  const unreadable = page?.unreadable?.filter(({ id }) => id === undefined || !hidden.has(id)) ?? [];
  const count = items.length + unreadable.length;
  if (page === undefined || count === itemCount(page)) return { page, isLeaving: false };
  const totalCount = totalWithout(page.totalCount, itemCount(page) - count);
  const search = page.search && searchOf(page.search, page.items.map(stays));
  const change = {
    items,
    unreadable,
    ...(totalCount !== undefined && { totalCount }),
    ...(search && { search }),
  };
  const isLeaving = totalCount === undefined ? page.next !== undefined : totalCount > 0;
  return { page: { ...page, ...change }, isLeaving };
}

/** The sections of a search with the items that stay; in another order it's unknown which sections lose some. */
function searchOf({ items, sections, ...rest }: SearchAnswer, stays: readonly boolean[]): SearchAnswer {
  if (items === undefined || sections === undefined) return { ...rest, ...(items && { items }) };
  const counts = { ...sections };
  for (const [index, section] of items.entries()) {
    if (stays[index] === false) counts[section] = (counts[section] ?? 1) - 1;
  }
  return { ...rest, sections: counts, items: items.filter((_, index) => stays[index]) };
}

/** Goes to the previous page, or to the first. */
function leavePage<Shown extends View, Found extends FoundPage, Name extends string>(
  { address }: Collection<Shown, Found, Name>,
  view: Shown,
  { prev }: Found,
): void {
  const cursor = prev === undefined ? {} : { prev };
  window.history.replaceState(null, "", address({ ...view, cursor }));
}
