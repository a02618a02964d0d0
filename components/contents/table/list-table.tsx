import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface ListTableProps {
  type: ContentType;
  /** How many columns there are besides the name. */
  columnCount: number;
  head: ReactNode;
  children: ReactNode;
  isBusy?: boolean;
  isStale?: boolean;
}

/** The table of a list. It is laid out as a grid, so its roles are said aloud. */
export function ListTable(props: ListTableProps) {
  const { type, columnCount, head, children, isBusy = false, isStale = false } = props;
  const language = useLocale();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` takes the roles away in some browsers.
    <table
      role="table"
      className={isStale ? "list-table list-stale" : "list-table"}
      data-columns={columnCount}
      aria-label={wordsIn(type.label.many, language)}
      aria-busy={isBusy}
    >
      <thead role="rowgroup">{head}</thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
