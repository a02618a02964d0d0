import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import type { ListSubject } from "../list-subject.ts";
import { ListRow } from "./list-row.tsx";
import { ListTable } from "./list-table.tsx";
import { TableHead } from "./table-head.tsx";

interface TableRowsProps {
  subject: ListSubject;
  view: ContentsView;
  columns: readonly Column[];
  page: ContentsPage;
  list: ShownPage<ContentsPage>;
}

/** Items that members manage: a table, and cards on a phone. */
export function TableRows({ subject, view, columns, page, list }: TableRowsProps) {
  return (
    <ListTable
      type={subject.type}
      columnCount={columns.length}
      head={<TableHead {...{ subject, view, columns }} />}
      isBusy={list.isWaiting}
      isStale={list.problem !== undefined}
    >
      {page.items.map((content) => (
        <ListRow key={content.sys.id} {...{ subject, columns, content }} />
      ))}
    </ListTable>
  );
}
