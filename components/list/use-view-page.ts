import type { SWRResponse } from "swr";
import type { Listed } from "#lib/browser/list/selection.ts";
import { useSlow } from "#lib/browser/time/use-slow.ts";
import { isFurtherOn, type Turn } from "#lib/content/list/view-parts.ts";
import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import { leavePage } from "./in-place.ts";
import { useShownPage } from "./use-shown-page.ts";

interface ViewPage<Page> {
  /** The query that the view is. */
  asked: string;
  held: SWRResponse<{ asked: string; page: Page }>;
  /** What the server said about this very view. */
  first: { page?: Page; problem?: Problem } | undefined;
  /** When something has been deleted: brings what else is to be counted again. */
  recount: () => void;
  view: Turn;
  /** The address of the same view at a cursor, or from its first page. */
  addressAt: (cursor: Turn) => string;
}

/** What a view shows just now: its own page, the one before while it is on its way, or why there is none. */
export function useViewPage<
  Item extends Listed,
  Page extends { items: Item[]; totalCount: number; prev?: string },
>({
  asked,
  held: { data: held, error, isLoading, mutate },
  first,
  recount,
  view,
  addressAt,
}: ViewPage<Page>) {
  const problem = error === undefined ? (held === undefined ? first?.problem : undefined) : problemOf(error);
  const isThis = held?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const isSlow = useSlow(isWaiting) && problem === undefined;
  const { page, isLeaving } = useShownPage<Item, Page>(isSlow ? undefined : held?.page, (isEmptied) => {
    if (isEmptied && isThis && isFurtherOn(view)) leavePage(addressAt, held.page);
    else void mutate();
    recount();
  });
  return {
    page,
    isLeaving,
    problem,
    isThis,
    isWaiting,
    /** What is held, also while blocks stand for the rows of the next page. */
    held,
    retry: () => void mutate(),
  };
}
