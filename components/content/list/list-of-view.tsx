"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { FoundIn } from "#components/content/filter/found-in.tsx";
import { useContentList } from "#lib/browser/use-content-list.ts";
import { useListReturn } from "#lib/browser/use-list-return.ts";
import { useSlow } from "#lib/browser/use-slow.ts";
import { useTotal } from "#lib/browser/use-total.ts";
import { columnsOf } from "#lib/content/list-columns.ts";
import { problemOf, type Served } from "#lib/content/list-served.ts";
import { isPartOfAll, type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import { ListBody } from "./list-body.tsx";
import { useDesk } from "./list-desk.tsx";
import { ListDialogs } from "./list-dialogs.tsx";
import { ListHead } from "./list-head.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListProblem } from "./list-problem.tsx";
import type { ListSubject } from "./list-subject.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { RowMenu } from "./row-menu.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { Undeleted } from "./undeleted.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { useHold } from "./use-hold.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useShownPage } from "./use-shown-page.ts";

interface ListOfViewProps {
  subject: ListSubject;
  served: Served;
  view: ListView;
  onColumns: (keys: readonly string[]) => void;
}

/** One view of a list, kept up to date; what was there stays, marked, when it cannot be. */
export function ListOfView({ subject, served, view, onColumns }: ListOfViewProps) {
  const { type, memberId } = subject;
  const asked = listQueryString(listQueryOf(type, view, memberId));
  const first = asked === served.query ? served : undefined;
  const { data: held, error, isLoading, mutate } = useContentList(type, view, memberId, first?.page);
  const all = useTotal(type.id, isPartOfAll(view), served.all);
  const problem = error === undefined ? held === undefined && first?.problem : problemOf(error);
  const isThis = held?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const isSlow = useSlow(isWaiting);
  const { page, isLeaving } = useShownPage(isSlow && !problem ? undefined : held?.page, () => {
    void mutate();
    void all.mutate();
  });
  const list = useRef<HTMLDivElement>(null);
  const { selection, shown } = useDesk();
  const isPicking = useSyncExternalStore(
    selection.subscribe,
    () => selection.now().isPicking,
    () => false,
  );
  useEffect(() => shown.become(page?.items ?? []), [shown, page]);
  useListKeys(list, subject);
  useHold(list);
  useFocusKept(list, page);
  useListReturn(type.id, list, isThis ? held : undefined);
  const columns = columnsOf(type, view.columns);
  const hasRows = page !== undefined && page.items.length > 0;
  const rows = hasRows ? (isThis ? "these" : "before") : "none";
  // The pager keeps its place, and a focus, while blocks stand for the rows of the next page.
  const turned = hasRows ? page : page === undefined ? held?.page : undefined;
  const total = isThis || !problem ? page?.totalCount : undefined;
  const isEmpty = page !== undefined && !hasRows && !isLeaving && !isPartOfAll({ ...view, mine: false });

  return (
    <div className="list" ref={list} {...(isPicking && { "data-picking": "" })}>
      <div className="list-page">
        <ListHead {...{ subject, view, total, isEmpty }} all={isPartOfAll(view) ? all.data : undefined} />
        {!isEmpty && <ListToolbar {...{ subject, view, page, onColumns }} />}
        <Undeleted subject={subject} />
        {hasRows && <FoundIn subject={subject} place={page.searchIn?.[0]} />}
        {problem && <ListProblem {...{ subject, view, problem, rows }} retry={() => mutate()} />}
        <ListBody
          {...{ subject, view, columns, page, isLeaving }}
          hasProblem={Boolean(problem)}
          isBusy={isWaiting}
        />
      </div>
      <SelectionBar subject={subject} />
      {turned && <ListPager {...{ subject, view }} page={turned} isBusy={!isThis} />}
      <RowMenu subject={subject} />
      <ListDialogs {...{ subject, view, total }} />
    </div>
  );
}
