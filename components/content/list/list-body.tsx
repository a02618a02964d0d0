"use client";

import type { ListView } from "#lib/content/list-view.ts";
import type { Content } from "#lib/space/content.ts";
import type { Page } from "#lib/space/list.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListProblem } from "./list-problem.tsx";
import { ListRow } from "./list-row.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import type { ListSubject } from "./list-subject.ts";
import { ListTable } from "./list-table.tsx";

interface ListBodyProps {
  subject: ListSubject;
  view: ListView;
  page: Page<Content> | undefined;
  /** Said above already. */
  hasProblem: boolean;
  isBusy: boolean;
}

/** Rows; or what there is instead of them. */
export function ListBody({ subject, view, page, hasProblem, isBusy }: ListBodyProps) {
  if (page === undefined) return hasProblem ? null : <ListSkeleton type={subject.type} order={view.order} />;
  if (page.items.length === 0) {
    const isBeyond = page.totalCount > 0 || view.next !== undefined || view.prev !== undefined;
    if (!isBeyond) return hasProblem ? null : <ListEmpty subject={subject} view={view} />;
    return hasProblem ? null : <ListProblem subject={subject} view={view} problem={{ code: "BadCursor" }} />;
  }
  return (
    <ListTable type={subject.type} order={view.order} isBusy={isBusy} isStale={hasProblem}>
      {page.items.map((content) => (
        <ListRow key={content.sys.id} subject={subject} content={content} />
      ))}
    </ListTable>
  );
}
