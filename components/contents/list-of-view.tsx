import dynamic from "next/dynamic";
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { PendingKeys } from "#components/list/pending-keys.tsx";
import { Undeleted } from "#components/list/undeleted.tsx";
import { useFocusKept } from "#components/list/use-focus-kept.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useListReturn } from "#lib/browser/list/use-list-return.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { columnsOf } from "#lib/collection/of/content-columns.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { ContentPager } from "./content-pager.tsx";
import { HandsMissing } from "./hands-missing.tsx";
import { LazyListProblem, useListProblemAhead } from "./lazy-list-problem.tsx";
import { ListBody, type RowsProps } from "./list-body.tsx";
import { useDesk } from "./list-desk.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { ListHead } from "./table/list-head.tsx";
import { RowMenu } from "./table/row-menu.tsx";
import { Whose } from "./whose.tsx";

const FoundIn = dynamic(
  () => import("#components/filter/found-in.tsx").then((lazy) => lazy.FoundIn).catch(() => () => null),
  { loading: () => null },
);
const ReadHands = lazyPart(() => import("./list-hands.tsx").then((lazy) => lazy.ReadHands));
const ListHands = lazyPart(
  () => import("./list-hands.tsx").then((lazy) => lazy.ListHands),
  (again) => again && <HandsMissing again={again} />,
);

interface ListOfViewProps {
  subject: ListSubject;
  served: ServedPage<ContentsPage>;
  view: ContentsView;
  Rows: ComponentType<RowsProps>;
  onColumns?: (keys: readonly string[]) => void;
}

/** One view of a list, kept up to date; what was there stays, marked, when it cannot be. */
export function ListOfView({ subject, served, view, Rows, onColumns }: ListOfViewProps) {
  const { type, place } = subject;
  const isRead = place === "readings";
  const collection = contentsAt(subject);
  const { page, isLeaving, problem, isCurrent, isWaiting, cached, all, retry } = useCollectionPage({
    ...{ collection, view, served },
    send: browserSend,
  });
  const list = useRef<HTMLDivElement>(null);
  const { selection, shown } = useDesk();
  const isPicking = useSyncExternalStore(
    selection.subscribe,
    () => selection.now().isPicking,
    () => false,
  );
  useEffect(() => {
    shown.become(page?.items ?? []);
    if (page) selection.keepOnly(page.items);
  }, [shown, selection, page]);
  useFocusKept(list, page);
  useListProblemAhead();
  useListReturn(collection.id, list, isCurrent ? cached : undefined);
  const columns = columnsOf(type, view.columns);
  const hasRows = page !== undefined && page.items.length > 0;
  const total = isCurrent || !problem ? page?.totalCount : undefined;
  const isEmpty =
    page !== undefined && !hasRows && !isLeaving && !collection.isPart({ ...view, mine: false });
  const turned = hasRows ? page : page === undefined ? cached?.page : undefined;
  const rows = hasRows ? (isCurrent ? "these" : "before") : "none";

  return (
    <div
      className={isRead ? "list reading-list" : "list"}
      ref={list}
      {...(isPicking && { "data-picking": "" })}
    >
      <div className="list-page">
        <ListHead {...{ subject, view, total, all, isEmpty }} />
        {isEmpty ? (
          <Whose className="phone-only" {...{ subject, view }} />
        ) : (
          <ListToolbar {...{ subject, view, page, onColumns }} />
        )}
        {!isRead && <Undeleted listId={type.id} />}
        {hasRows && page.searchIn?.[0] && <FoundIn subject={subject} place={page.searchIn[0]} />}
        {problem && <LazyListProblem {...{ subject, view, problem, rows, retry }} />}
        <ListBody
          {...{ Rows, subject, view, columns, page, isLeaving }}
          hasProblem={problem !== undefined}
          isBusy={isWaiting}
        />
      </div>
      {!isRead && page && <SelectionBar />}
      {turned && <ContentPager {...{ subject, view }} page={turned} isBusy={!isCurrent} />}
      <PendingKeys />
      {isRead ? (
        <ReadHands list={list} />
      ) : (
        <>
          <RowMenu subject={subject} />
          <ListHands {...{ list, subject, view, total }} />
        </>
      )}
    </div>
  );
}
