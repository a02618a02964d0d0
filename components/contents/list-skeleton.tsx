import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { type Column, columnsOf } from "#lib/collection/of/content-columns.ts";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ColumnName, columnClass } from "./table/column.tsx";
import { ListTable } from "./table/list-table.tsx";

const widths = [
  ["list-w-a", "list-w-b"],
  ["list-w-c", "list-w-d"],
  ["list-w-e", "list-w-f"],
  ["list-w-c", "list-w-b"],
  ["list-w-a", "list-w-f"],
  ["list-w-d", "list-w-d"],
  ["list-w-c", "list-w-f"],
  ["list-w-f", "list-w-b"],
  ["list-w-e", "list-w-d"],
] as const;

interface ListSkeletonProps {
  type: ContentType;
  /** Those of the Space file where nothing else is known. */
  columns?: readonly Column[];
}

/** The real table with blocks of true size for rows, seen only when the wait is one that people notice. */
export function ListSkeleton({ type, columns = columnsOf(type) }: ListSkeletonProps) {
  const t = useTranslations("list");
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <ListTable type={type} columnCount={columns.length} head={<PlainHead {...{ type, columns }} />}>
        {widths.map(([title, summary], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else to be told apart by.
          <tr key={index}>
            <td className="list-check" />
            <td className="list-name">
              <div className="list-title">
                {type.pictureField !== undefined && <Skeleton className="list-picture" />}
                <span className="list-title-words">
                  <Skeleton className={title} />
                  {type.summaryField !== undefined && <Skeleton className={`list-thin ${summary}`} />}
                </span>
              </div>
            </td>
            {columns.map((column, at) => (
              <td key={column.key} className={columnClass(column, at, columns.length)}>
                <Block column={column} />
              </td>
            ))}
            <td className="list-more" />
          </tr>
        ))}
      </ListTable>
    </SkeletonFrame>
  );
}

function Block({ column }: { column: Column }) {
  if (column.kind === "locales") return <Skeleton className="list-badges" />;
  if (column.kind !== "author") return <Skeleton className="list-short" />;
  return (
    <span className="list-author">
      <Skeleton className="list-round" />
      <Skeleton className="list-short" />
    </span>
  );
}

/** The head of a table whose rows are on their way. */
function PlainHead({ type, columns }: { type: ContentType; columns: readonly Column[] }) {
  return (
    <tr>
      <th className="list-check">
        <span className="check-area">
          <span className="check" />
        </span>
      </th>
      <th>
        <ColumnName type={type} column="title" />
      </th>
      {columns.map((column, index) => (
        <th key={column.key} className={columnClass(column, index, columns.length)}>
          <ColumnName type={type} column={column} />
        </th>
      ))}
      <th className="list-more" />
    </tr>
  );
}

interface ListFrameProps {
  type: ContentType;
  isRead?: boolean;
  /** What stands where the rows will. */
  children: ReactNode;
}

/** The frame of a list that is loading. */
export function ListFrame({ type, isRead = false, children }: ListFrameProps) {
  return (
    <CollectionFrame
      className={isRead ? "list reading-list" : "list"}
      title={wordsIn(type.label.many, useLocale())}
    >
      <div className="list-tools">
        <span className="list-find" />
      </div>
      <div className="list-conditions" />
      {children}
    </CollectionFrame>
  );
}
