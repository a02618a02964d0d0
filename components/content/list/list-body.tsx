"use client";

import type { Problem } from "#lib/content/list-served.ts";
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
  problem: Problem | undefined;
  isBusy: boolean;
}

/** Rows; or what there is instead of them. */
export function ListBody({ subject, view, page, problem, isBusy }: ListBodyProps) {
  if (page === undefined) return problem ? null : <ListSkeleton type={subject.type} order={view.order} />;
  if (page.items.length === 0) {
    const isBeyond = page.totalCount > 0 || view.next !== undefined || view.prev !== undefined;
    if (!isBeyond) return problem ? null : <ListEmpty subject={subject} view={view} />;
    return problem ? null : <ListProblem subject={subject} view={view} problem={{ code: "BadCursor" }} />;
  }
  return (
    <ListTable type={subject.type} order={view.order} isBusy={isBusy} isStale={problem !== undefined}>
      {page.items.map((content) => (
        <ListRow key={content.sys.id} subject={subject} content={content} />
      ))}
    </ListTable>
  );
}
