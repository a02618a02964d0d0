// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table in some browsers.
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

interface ListTableProps {
  label: string;
  /** The number of columns besides the name. */
  columnCount: number;
  /** Below this width, in rem, the columns scroll beside the name. */
  minRem?: number | undefined;
  /** Shows all of its columns at any width. */
  showsAll?: boolean;
  /** The columns have custom widths (`widthRules`). */
  isSized?: boolean;
  /** Rows have one line. */
  isCompact?: boolean;
  head: ReactNode;
  children: ReactNode;
  isBusy?: boolean;
  isStale?: boolean;
}

/** Grid tracks for the checkbox, the name, each column and the menu. Narrow windows show only the last two columns. */
const tracks = [
  "grid-cols-[auto_minmax(0,1fr)_auto]",
  "grid-cols-[auto_minmax(0,1fr)_repeat(2,auto)]",
  "grid-cols-[auto_minmax(0,1fr)_repeat(3,auto)]",
  "grid-cols-[auto_minmax(0,1fr)_repeat(3,auto)] desktop:grid-cols-[auto_minmax(0,1fr)_repeat(4,auto)]",
  "grid-cols-[auto_minmax(0,1fr)_repeat(3,auto)] desktop:grid-cols-[auto_minmax(0,1fr)_repeat(5,auto)]",
] as const;

/** For a table that shows all of its columns. The gaps are padding of cells, so tracks without a column take no space. */
const wideTracks = classNames(
  "grid-cols-[auto_minmax(14rem,1fr)_repeat(99,auto)] desktop:grid-cols-[auto_minmax(18rem,1fr)_repeat(99,auto)] [&_:is(th,td)]:box-content tablet:[&_:is(th,td)]:not-first:ps-5",
);
/** A table that scrolls sideways can't have a sticky head, so it scrolls only below the width that it needs. */
const scrollBelow = [
  [40, "@max-[40rem]:overflow-x-auto @max-[40rem]:[--name-position:sticky]"],
  [48, "@max-[48rem]:overflow-x-auto @max-[48rem]:[--name-position:sticky]"],
  [56, "@max-[56rem]:overflow-x-auto @max-[56rem]:[--name-position:sticky]"],
  [64, "@max-[64rem]:overflow-x-auto @max-[64rem]:[--name-position:sticky]"],
  [72, "@max-[72rem]:overflow-x-auto @max-[72rem]:[--name-position:sticky]"],
  [88, "@max-[88rem]:overflow-x-auto @max-[88rem]:[--name-position:sticky]"],
  [104, "@max-[104rem]:overflow-x-auto @max-[104rem]:[--name-position:sticky]"],
  [Infinity, "overflow-x-auto [--name-position:sticky]"],
] as const;

/** The table of a list; on a phone its rows are cards. */
export function ListTable({ minRem = 0, ...table }: ListTableProps) {
  const isWide = minRem > 0;
  const scrolling = scrollBelow.find(([rem]) => minRem <= rem)?.[1];
  // The same elements in both cases, so that a column edge keeps its drag or focus.
  return (
    <div className={isWide ? "@container max-tablet:contents" : "contents"}>
      <div className={isWide ? classNames(scroller, scrolling) : "contents"}>
        <Table {...table} isWide={isWide} />
      </div>
    </div>
  );
}

const scroller = "tablet:-mx-3 tablet:px-3 has-data-resizing:overflow-x-auto";

function Table(props: Omit<ListTableProps, "minRem"> & { isWide?: boolean }) {
  const { label, columnCount, isWide = false, showsAll = false, isSized = false, isCompact = false } = props;
  const { head, children, isBusy = false, isStale = false } = props;
  return (
    <table
      role="table"
      className={classNames(
        "grid w-full max-tablet:block",
        isWide ? wideTracks : classNames("gap-x-5", tracks[columnCount]),
      )}
      {...(isWide && { "data-wide": "" })}
      {...(isWide && showsAll && { "data-all": "" })}
      {...(isSized && { "data-sized": "" })}
      {...(isCompact && { "data-compact": "" })}
      aria-label={label}
      aria-busy={isBusy}
    >
      <thead role="rowgroup" className="contents max-tablet:hidden">
        <tr role="row" className={classNames(row, headRow)}>
          {head}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={classNames("contents max-tablet:block", isBusy && busyRows, isStale && "*:grayscale")}
      >
        {children}
      </tbody>
    </table>
  );
}

/** For the parent of rows: fades them when the next page takes longer than a moment. */
export const busyRows =
  "*:opacity-60 *:transition-opacity *:delay-(--transition-duration-calm) *:ease-linear";

const row = "relative isolate col-span-full grid grid-cols-subgrid items-center border-b border-line";
const headRow = "sticky top-0 z-over min-h-9 bg-sheet text-13 font-medium text-ink-3";

/** The heading of a section of rows. */
export function ListTableSection({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className="col-span-full grid grid-cols-subgrid max-tablet:block">
      <td role="cell" className={classNames("col-span-full text-start", sectionHead)}>
        {children}
      </td>
    </tr>
  );
}

export const sectionHead = "pt-5 pb-1.5 text-13 font-medium wrap-anywhere text-ink-2";

interface HeadCellProps {
  className?: string | undefined;
  children?: ReactNode;
  sort?: "ascending" | "descending" | undefined;
  /** The accessible name, if the content has more than the name. */
  label?: string;
}

export function HeadCell({ className, sort, label, children }: HeadCellProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames("head-cell", sort && "text-ink", className)}
      aria-sort={sort}
      aria-label={label}
    >
      {children}
    </th>
  );
}
