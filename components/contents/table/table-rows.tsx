import { useLocale, useTranslations } from "next-intl";
import { PageCheck } from "#components/collection/checkboxes.tsx";
import { HeadCell, ListTable, ListTableSection } from "#components/collection/list-table.tsx";
import { Sectioned } from "#components/collection/search-sections.tsx";
import { showView } from "#components/filter/show-view.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { isSized } from "#lib/collection/of/column-widths.ts";
import { type Column, columnOrderKey, sortOf } from "#lib/collection/of/content-columns.ts";
import { nextOrder, offeredOrders } from "#lib/collection/of/content-orders.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ColumnEdge } from "../list-actions.tsx";
import type { ListProps, ViewProps } from "../list-context.ts";
import { useListStore } from "../list-context.ts";
import { useSearchedNames } from "../use-searched-names.ts";
import { columnClass, tableRem, useColumnName } from "./column.tsx";
import { ListRow, useRowWords } from "./list-row.tsx";
import type { ColumnSizing } from "./use-column-widths.ts";

interface TableRowsProps extends ListProps {
  columns: readonly Column[];
  /** Beside a map there are no columns. */
  sizing: ColumnSizing;
  page: ContentsPage;
}

/** Items that members manage, as a table; on a phone as cards. */
export function TableRows({ subject, view, columns, sizing, page, list }: TableRowsProps) {
  const names = useSearchedNames(subject.type, page);
  const words = useRowWords();
  const isRanked = page.search !== undefined && view.order === offeredOrders(subject)[0];
  const hasWidths = columns.length > 0 && isSized(sizing.widths);
  return (
    <ListTable
      label={wordsIn(subject.type.label.many, useLocale())}
      columnCount={columns.length}
      minRem={view.columns || hasWidths ? tableRem(columns, sizing.widths) : undefined}
      showsAll={view.columns !== undefined}
      isSized={hasWidths}
      isCompact={view.look === "compact"}
      head={<TableHead {...{ subject, columns, sizing }} view={isRanked ? { ...view, order: "" } : view} />}
      isBusy={list.isWaiting}
      isStale={list.problem !== undefined}
    >
      <Sectioned {...{ page, names }} heading={(name) => <ListTableSection>{name}</ListTableSection>}>
        {(content) => <ListRow {...{ subject, columns, content }} {...words} search={view.search} />}
      </Sectioned>
    </ListTable>
  );
}

/** Column heads. Pressing one that can be sorted sorts by it, and pressing it again reverses the order. */
function TableHead({ subject, view, columns, sizing }: Omit<TableRowsProps, "page" | "list">) {
  const t = useTranslations("listTools.row");
  return (
    <>
      <HeadCell className="relative z-above">
        <PageCheck store={useListStore()} />
      </HeadCell>
      <Head
        {...{ subject, view }}
        column="title"
        className="name-cell"
        {...(columns.length > 0 && { sizing })}
      />
      {columns.map((column, index) => (
        <Head
          key={column.key}
          {...{ subject, view, column, sizing }}
          className={columnClass(column, index, columns.length)}
        />
      ))}
      <HeadCell className="relative z-above">
        <span className="sr-only">{t("menu")}</span>
      </HeadCell>
    </>
  );
}

const headButton = classNames(
  "-mx-1.5 inline-flex min-h-7 max-w-[calc(100%+0.75rem)] items-center rounded-2 px-1.5 hover:bg-hover hover:text-ink",
  "pointer-coarse:min-h-11",
);

interface HeadProps extends ViewProps {
  column: Column | "title";
  sizing?: ColumnSizing;
  className?: string;
}

function Head({ subject, view, column, sizing, className }: HeadProps) {
  const key = columnOrderKey(column, subject.type, subject.reading);
  const sort = sortOf(key, view.order);
  const name = useColumnName(subject.type)(column);
  const arrow = sort === "ascending" ? "arrow-up" : "arrow-down";
  return (
    <HeadCell className={className} sort={sort} label={name}>
      <div className="relative">
        {key === undefined ? (
          <span className="block truncate">{name}</span>
        ) : (
          <button
            type="button"
            className={headButton}
            onClick={() => showView(subject, changedView(view, { order: nextOrder(key, view.order) }))}
          >
            <span className="truncate">{name}</span>
            {sort && <Icon name={arrow} className="ms-1 flex-none" size={16} />}
          </button>
        )}
        {sizing && <ColumnEdge columnKey={column === "title" ? column : column.key} {...{ name, sizing }} />}
      </div>
    </HeadCell>
  );
}
