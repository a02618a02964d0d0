import { useLocale, useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { manyOf } from "#lib/content/display-type.ts";
import { type Column, columnsOf } from "#lib/content/list-columns.ts";
import { changedLastFirst } from "#lib/content/list-order.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { columnClass } from "./column-class.ts";
import { ListTable } from "./list-table.tsx";

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

/** The real table with blocks of true size for rows, seen only when the wait is one that people notice. */
export function ListSkeleton({ type, order = changedLastFirst }: { type: ContentType; order?: string }) {
  const t = useTranslations("list");
  const columns = columnsOf(type);
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <ListTable type={type} order={order}>
        {widths.map(([title, summary], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else to be told apart by.
          <tr key={index}>
            <td>
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
