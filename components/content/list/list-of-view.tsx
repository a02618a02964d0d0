"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { FoundIn } from "#components/content/filter/found-in.tsx";
import { Undeleted } from "#components/list/undeleted.tsx";
import { useFocusKept } from "#components/list/use-focus-kept.ts";
import { useHold } from "#components/list/use-hold.ts";
import { useListReturn } from "#lib/browser/use-list-return.ts";
import { columnsOf } from "#lib/content/list-columns.ts";
import type { Served } from "#lib/content/list-served.ts";
import { isPartOfAll, type ListView } from "#lib/content/list-view.ts";
import { ContentPager } from "./content-pager.tsx";
import { ListBody } from "./list-body.tsx";
import { useDesk } from "./list-desk.tsx";
import { ListDialogs } from "./list-dialogs.tsx";
import { ListHead } from "./list-head.tsx";
import { ListProblem } from "./list-problem.tsx";
import type { ListSubject } from "./list-subject.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { RowMenu } from "./row-menu.tsx";
import { SelectionBar } from "./selection-bar.tsx";

import { useContentKeys } from "./use-content-keys.ts";
import { useListPage } from "./use-list-page.ts";
import { Whose } from "./whose.tsx";

interface ListOfViewProps {
  subject: ListSubject;
  served: Served;
  view: ListView;
  onColumns: (keys: readonly string[]) => void;
}

/** One view of a list, kept up to date; what was there stays, marked, when it cannot be. */
export function ListOfView({ subject, served, view, onColumns }: ListOfViewProps) {
  const { type } = subject;
  const { page, isLeaving, problem, isThis, isWaiting, held, all, retry } = useListPage({
    subject,
    served,
    view,
  });
  const list = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const { selection, shown } = desk;
  const isPicking = useSyncExternalStore(
    selection.subscribe,
    () => selection.now().isPicking,
    () => false,
  );
  useEffect(() => shown.become(page?.items ?? []), [shown, page]);
  useContentKeys(list, subject);
  useHold(list, desk);
  useFocusKept(list, page);
  useListReturn(type.id, list, isThis ? held : undefined);
  const columns = columnsOf(type, view.columns);
  const hasRows = page !== undefined && page.items.length > 0;
  const total = isThis || !problem ? page?.totalCount : undefined;
  const isEmpty = page !== undefined && !hasRows && !isLeaving && !isPartOfAll({ ...view, mine: false });
  const turned = hasRows ? page : page === undefined ? held?.page : undefined;
  const rows = hasRows ? (isThis ? "these" : "before") : "none";

  return (
    <div className="list" ref={list} {...(isPicking && { "data-picking": "" })}>
      <div className="list-page">
        <ListHead {...{ subject, view, total, all, isEmpty }} />
        {isEmpty ? (
          <Whose className="phone-only" {...{ subject, view }} />
        ) : (
          <ListToolbar {...{ subject, view, page, onColumns }} />
        )}
        <Undeleted listId={type.id} />
        {hasRows && <FoundIn subject={subject} place={page.searchIn?.[0]} />}
        {problem && <ListProblem {...{ subject, view, problem, rows, retry }} />}
        <ListBody
          {...{ subject, view, columns, page, isLeaving }}
          hasProblem={problem !== undefined}
          isBusy={isWaiting}
        />
      </div>
      <SelectionBar subject={subject} />
      {turned && <ContentPager {...{ subject, view }} page={turned} isBusy={!isThis} />}
      <RowMenu subject={subject} />
      <ListDialogs {...{ subject, view, total }} />
    </div>
  );
}
