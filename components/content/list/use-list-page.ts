"use client";

import { useContentList } from "#lib/browser/use-content-list.ts";
import { useSlow } from "#lib/browser/use-slow.ts";
import { useTotal } from "#lib/browser/use-total.ts";
import { problemOf, type Served } from "#lib/content/list-served.ts";
import { isPartOfAll, type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ListSubject } from "./list-subject.ts";
import { useShownPage } from "./use-shown-page.ts";

interface ListPageOptions {
  subject: ListSubject;
  served: Served;
  view: ListView;
}

/** What a view shows just now: its own page, the one before while it is on its way, or why there is none. */
export function useListPage({ subject, served, view }: ListPageOptions) {
  const { type, memberId } = subject;
  const asked = listQueryString(listQueryOf(type, view, memberId));
  const first = asked === served.query ? served : undefined;
  const { data: held, error, isLoading, mutate } = useContentList(type, view, memberId, first?.page);
  const all = useTotal(type.id, isPartOfAll(view), served.all);
  const problem = error === undefined ? (held === undefined ? first?.problem : undefined) : problemOf(error);
  const isThis = held?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const isSlow = useSlow(isWaiting) && problem === undefined;
  const { page, isLeaving } = useShownPage(isSlow ? undefined : held?.page, () => {
    void mutate();
    void all.mutate();
  });
  return {
    page,
    isLeaving,
    problem,
    isThis,
    isWaiting,
    /** What is held, also while blocks stand for the rows of the next page. */
    held,
    all: isPartOfAll(view) ? all.data : undefined,
    retry: () => void mutate(),
  };
}
