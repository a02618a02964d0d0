import { ArrowDown, ArrowUp } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Column, columnsOf } from "#lib/content/list-columns.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { columnClass } from "./column-class.ts";

interface ListTableProps {
  type: ContentType;
  order: string;
  children: ReactNode;
  isBusy?: boolean;
  isStale?: boolean;
}

/** The table of a list with its head. It is laid out as a grid, so its roles are said aloud. */
export function ListTable({ type, order, children, isBusy = false, isStale = false }: ListTableProps) {
  const language = useLocale();
  const columns = columnsOf(type);
  const naming = type.fields.find((field) => field.apiName === type.displayField);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <table
      role="table"
      className={isStale ? "list-table list-stale" : "list-table"}
      data-columns={columns.length}
      aria-label={wordsIn(type.label.many, language)}
      aria-busy={isBusy}
    >
      <thead role="rowgroup">
        <tr role="row">
          <Head sort={undefined}>{naming && wordsIn(naming.label, language)}</Head>
          {columns.map((column, index) => (
            <Head key={column.key} className={columnClass(column, index, columns.length)} sort={undefined}>
              <ColumnName column={column} />
            </Head>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

interface HeadProps {
  sort: "ascending" | "descending" | undefined;
  className?: string;
  children: ReactNode;
}

function Head({ sort, className, children }: HeadProps) {
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th role="columnheader" scope="col" className={className} aria-sort={sort}>
      {children}
      {sort && <Arrow size={16} strokeWidth={1.75} aria-hidden />}
    </th>
  );
}

function ColumnName({ column }: { column: Column }) {
  const t = useTranslations("list.columns");
  const language = useLocale();
  switch (column.kind) {
    case "field":
      return wordsIn(column.field.label, language);
    case "author":
      return t("author");
    case "locales":
      return t("locales");
    case "createdAt":
      return t("created");
    case "updatedAt":
    case "version":
      return t("changed");
  }
}
