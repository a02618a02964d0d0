import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageCheck } from "#components/collection/checkboxes.tsx";
import { showView } from "#components/filter/show-view.ts";
import { type Column, columnOrderKey, sortOf } from "#lib/collection/of/content-columns.ts";
import { nextOrder } from "#lib/collection/of/content-orders.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";
import type { ListProps, ViewProps } from "../list-context.ts";
import { useListStore } from "../list-context.ts";
import { ColumnName, columnClass } from "./column.tsx";
import { ListRow } from "./list-row.tsx";
import { ListTable } from "./list-table.tsx";

interface TableRowsProps extends ListProps {
  columns: readonly Column[];
  page: ContentsPage;
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

/** What the columns are; a press on the name of one that has an order orders the list by it, the next one turns it. */
function TableHead({ subject, view, columns }: Omit<TableRowsProps, "page" | "list">) {
  const t = useTranslations("listTools.row");
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <tr role="row">
      <th role="columnheader" scope="col" className="list-check">
        <PageCheck store={useListStore()} />
      </th>
      <Head {...{ subject, view }} column="title" />
      {columns.map((column, index) => (
        <Head
          key={column.key}
          {...{ subject, view, column }}
          className={columnClass(column, index, columns.length)}
        />
      ))}
      <th role="columnheader" scope="col" className="list-more">
        <span className="sr-only">{t("menu")}</span>
      </th>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

interface HeadProps extends ViewProps {
  column: Column | "title";
  className?: string;
}

function Head({ subject, view, column, className }: HeadProps) {
  const key = columnOrderKey(column, subject.type, subject.reading);
  const sort = sortOf(key, view.order);
  const name: ReactNode = <ColumnName type={subject.type} column={column} />;
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th role="columnheader" scope="col" className={className} aria-sort={sort}>
      {key === undefined ? (
        name
      ) : (
        <button
          type="button"
          className="head-button"
          onClick={() => showView(subject, changedView(view, { order: nextOrder(key, view.order) }))}
        >
          {name}
          {sort && <Arrow size={16} />}
        </button>
      )}
    </th>
  );
}
