"use client";

import { useRef } from "react";
import { useContentList } from "#lib/browser/use-content-list.ts";
import { useListReturn } from "#lib/browser/use-list-return.ts";
import { useRowCursor } from "#lib/browser/use-row-cursor.ts";
import { useSlow } from "#lib/browser/use-slow.ts";
import { problemOf, type Served } from "#lib/content/list-served.ts";
import { type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import { ListBody } from "./list-body.tsx";
import { ListHead } from "./list-head.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListProblem } from "./list-problem.tsx";
import type { ListSubject } from "./list-subject.ts";

interface ListOfViewProps {
  subject: ListSubject;
  served: Served;
  view: ListView;
}

/** One view of a list, kept up to date; what was there stays, marked, when it cannot be. */
export function ListOfView({ subject, served, view }: ListOfViewProps) {
  const { type, memberId } = subject;
  const asked = listQueryString(listQueryOf(type, view, memberId));
  const first = asked === served.query ? served : undefined;
  const { data: held, error, isLoading, mutate } = useContentList(type, view, memberId, first?.page);
  const problem = error === undefined ? held === undefined && first?.problem : problemOf(error);
  const isThis = held?.asked === asked;
  const isWaiting = isLoading && !isThis;
  const isSlow = useSlow(isWaiting);
  const list = useRef<HTMLDivElement>(null);
  useRowCursor(list, ".row-link");
  useListReturn(type.id, list, isThis ? held : undefined);
  const page = isSlow && !problem ? undefined : held?.page;
  const hasRows = page !== undefined && page.items.length > 0;
  const rows = hasRows ? (isThis ? "these" : "before") : "none";
  const total = isThis || !problem ? page?.totalCount : undefined;

  return (
    <div className="list" ref={list}>
      <div className="list-page">
        <ListHead {...{ subject, view, total }} isEmpty={page !== undefined && !hasRows} />
        {problem && <ListProblem {...{ subject, view, problem, rows }} retry={() => mutate()} />}
        <ListBody {...{ subject, view, page }} hasProblem={Boolean(problem)} isBusy={isWaiting} />
      </div>
      {hasRows && isThis && <ListPager {...{ subject, view, page }} />}
    </div>
  );
}
