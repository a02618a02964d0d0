"use client";

import type { SWRResponse } from "swr";
import type { Listed } from "#lib/browser/selection.ts";
import { useSlow } from "#lib/browser/use-slow.ts";
import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import { useShownPage } from "./use-shown-page.ts";

interface ViewPage<Page> {
  /** The query that the view is. */
  asked: string;
  held: SWRResponse<{ asked: string; page: Page }>;
  /** What the server said about this very view. */
  first: { page?: Page; problem?: Problem } | undefined;
  /** When something has been deleted: brings what else is to be counted again. */
  recount: () => void;
}

/** What a view shows just now: its own page, the one before while it is on its way, or why there is none. */
export function useViewPage<Item extends Listed, Page extends { items: Item[]; totalCount: number }>({
  asked,
  held: { data: held, error, isLoading, mutate },
  first,
  recount,
}: ViewPage<Page>) {
  const problem = error === undefined ? (held === undefined ? first?.problem : undefined) : problemOf(error);
  const isThis = held?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const isSlow = useSlow(isWaiting) && problem === undefined;
  const { page, isLeaving } = useShownPage<Item, Page>(isSlow ? undefined : held?.page, () => {
    void mutate();
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
