import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { isNarrowed } from "#components/filter/is-narrowed.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Unreachable } from "#components/list/unreachable.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { Column } from "#lib/collection/of/content-columns.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { isFurtherOn } from "#lib/collection/view.ts";
import { LazyListProblem } from "./lazy-list-problem.tsx";

// Seldom seen, and only after an answer: whoever has one can fetch a little more.
const NoMatches = dynamic(
  () => import("#components/filter/no-matches.tsx").then((lazy) => lazy.NoMatches).catch(() => Unreachable),
  { loading: () => null },
);
// Whoever waits for rows is not kept waiting for the blocks in their place.
const ListSkeleton = lazyPart(() => import("./list-skeleton.tsx").then((lazy) => lazy.ListSkeleton));
const ListEmpty = dynamic(
  () => import("./list-empty.tsx").then((lazy) => lazy.ListEmpty).catch(() => Unreachable),
  { loading: () => null },
);

/** What shows the items of a page. */
export interface RowsProps {
  subject: ListSubject;
  view: ContentsView;
  columns: readonly Column[];
  page: ContentsPage;
  isBusy: boolean;
  /** It could not be had anew. */
  isStale: boolean;
}

interface ListBodyProps extends Omit<RowsProps, "page" | "isStale"> {
  page: ContentsPage | undefined;
  Rows: ComponentType<RowsProps>;
  /** Rows have just been taken away, and more are to come. */
  isLeaving: boolean;
  /** Said above already. */
  hasProblem: boolean;
}

/** Rows; or what there is instead of them. */
export function ListBody({
  Rows,
  subject,
  view,
  columns,
  page,
  isLeaving,
  hasProblem,
  isBusy,
}: ListBodyProps) {
  const t = useTranslations("listTools.removal");
  const { type } = subject;
  if (page === undefined) return hasProblem ? null : <ListSkeleton type={type} columns={columns} />;
  if (page.items.length === 0 && isLeaving) return <p className="list-leaving">{t("leaving")}</p>;
  if (page.items.length === 0) {
    const isBeyond = page.totalCount > 0 || isFurtherOn(view.cursor);
    if (!isBeyond && isNarrowed(view)) return hasProblem ? null : <NoMatches {...{ subject, view }} />;
    if (!isBeyond) return hasProblem ? null : <ListEmpty subject={subject} view={view} />;
    return hasProblem ? null : (
      <LazyListProblem subject={subject} view={view} problem={{ code: "BadCursor" }} />
    );
  }
  return <Rows {...{ subject, view, columns, page, isBusy }} isStale={hasProblem} />;
}
