import type { RowsProps } from "../list-body.tsx";
import { ListRow } from "./list-row.tsx";
import { ListTable } from "./list-table.tsx";
import { TableHead } from "./table-head.tsx";

/** Items that one tends: a table, and cards on a phone. */
export function TableRows({ subject, view, columns, page, isBusy, isStale }: RowsProps) {
  return (
    <ListTable
      type={subject.type}
      columnCount={columns.length}
      head={<TableHead {...{ subject, view, columns }} />}
      isBusy={isBusy}
      isStale={isStale}
    >
      {page.items.map((content) => (
        <ListRow key={content.sys.id} {...{ subject, columns, content }} />
      ))}
    </ListTable>
  );
}
