// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table in some browsers.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import { HeadCell, ListTable } from "#components/collection/list-table.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { type ColumnWidths, isSized, noWidths } from "#lib/collection/of/column-widths.ts";
import { type Column, columnsOf } from "#lib/collection/of/content-columns.ts";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ColumnName, columnClass, tableRem } from "./table/column.tsx";

const widths = [
  ["w-[62%]", "w-4/5"],
  ["w-[44%]", "w-[66%]"],
  ["w-[70%]", "w-[58%]"],
  ["w-[44%]", "w-4/5"],
  ["w-[62%]", "w-[58%]"],
  ["w-[66%]", "w-[66%]"],
  ["w-[44%]", "w-[58%]"],
  ["w-[58%]", "w-4/5"],
  ["w-[70%]", "w-[66%]"],
] as const;

/** A Space file names at most four columns. */
const plainColumnsMax = 4;

export interface ListSkeletonProps {
  type: ContentType;
  /** The columns of the Space file, where nothing else is known. */
  columns?: readonly Column[];
  sizes?: ColumnWidths;
  isCompact?: boolean;
}

/** The real table with a block for each cell, visible only after a noticeable wait. */
export function ListSkeleton({
  type,
  columns = columnsOf(type),
  sizes = noWidths,
  isCompact = false,
}: ListSkeletonProps) {
  const t = useTranslations("list");
  const language = useLocale();
  const hasWidths = columns.length > 0 && isSized(sizes);
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, language) })}>
      <ListTable
        label={wordsIn(type.label.many, language)}
        columnCount={columns.length}
        minRem={columns.length > plainColumnsMax || hasWidths ? tableRem(columns, sizes) : undefined}
        showsAll={columns.length > plainColumnsMax}
        isSized={hasWidths}
        isCompact={isCompact}
        head={<PlainHead {...{ type, columns }} />}
      >
        {widths.map(([title, summary], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else to be told apart by.
          <tr key={index} role="row" className="list-row">
            <td role="cell" className="check-cell" />
            <td role="cell" className="name-cell row-name">
              {type.pictureField !== undefined && <Skeleton shape={null} className="row-picture" />}
              <div>
                <Skeleton className={title} />
                {type.summaryField !== undefined && !isCompact && (
                  <Skeleton shape="smallLine" className={`mt-2.25 ${summary}`} />
                )}
              </div>
            </td>
            {columns.map((column, at) => (
              <td
                key={column.key}
                role="cell"
                className={classNames("value-cell", columnClass(column, at, columns.length))}
              >
                <Block column={column} />
              </td>
            ))}
            <td role="cell" className="menu-cell" />
          </tr>
        ))}
      </ListTable>
    </SkeletonFrame>
  );
}

function Block({ column }: { column: Column }) {
  if (column.kind === "locales") return <Skeleton shape="block" className="h-4.5 w-12" />;
  if (column.kind !== "author") return <Skeleton className="w-[70%]" />;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Skeleton shape="circle" className="size-6 flex-none" />
      <Skeleton className="w-[70%]" />
    </span>
  );
}

/** The head of a table whose rows are loading. */
function PlainHead({ type, columns }: { type: ContentType; columns: readonly Column[] }) {
  return (
    <>
      <HeadCell>
        <Checkbox disabled />
      </HeadCell>
      <HeadCell>
        <ColumnName type={type} column="title" />
      </HeadCell>
      {columns.map((column, index) => (
        <HeadCell key={column.key} className={columnClass(column, index, columns.length)}>
          <ColumnName type={type} column={column} />
        </HeadCell>
      ))}
      <HeadCell />
    </>
  );
}

export const toolRowClass = "mb-3 flex min-h-control items-center gap-2 print:hidden";

interface ListFrameProps {
  type: ContentType;
  isRead?: boolean;
  /** The skeleton in place of the rows. */
  children: ReactNode;
}

/** The frame of a list that is loading. */
export function ListFrame({ type, isRead = false, children }: ListFrameProps) {
  return (
    <CollectionFrame isRead={isRead} title={wordsIn(type.label.many, useLocale())}>
      <div className={toolRowClass}>
        <span className="h-control w-70 max-w-full rounded-3 bg-sunken inset-ring inset-ring-line max-tablet:flex-1" />
      </div>
      <div className="mb-4 h-control-small" />
      {children}
    </CollectionFrame>
  );
}
