import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

interface PartProps {
  /** For a published item: without a panel, and printable. */
  isRead?: boolean;
  children?: ReactNode;
}

/** The page of one item. */
export function ItemPage({ isRead = false, children }: PartProps) {
  return (
    <div className="min-w-0 max-tablet:pb-24" {...(isRead && { "data-reading": "" })}>
      {children}
    </div>
  );
}

/** The sticky bar above an item. */
export function ItemHeader({ children }: { children?: ReactNode }) {
  return <header className={bar}>{children}</header>;
}

const bar = classNames(
  "sticky top-0 z-bar flex min-h-bar items-center gap-2 border-b border-line bg-sheet ps-5 pe-4 print:hidden",
  "max-tablet:min-h-13 max-tablet:flex-wrap max-tablet:border-0 max-tablet:ps-4 max-tablet:pe-1",
);

/** The link back to the list, with an icon and a label. */
export const backLinkClass = classNames(
  "-ms-2 flex h-control-small min-w-0 items-center gap-2 rounded-3 px-2 font-medium text-ink-2",
  "hover:bg-hover hover:text-ink max-tablet:-ms-3 max-tablet:px-3 max-tablet:*:[span]:hidden",
  "*:[svg]:flex-none *:[svg]:text-ink-3 max-tablet:*:[svg]:size-5 max-tablet:*:[svg]:text-ink",
);

/** The column of an item's text. */
export function itemTextClass(isRead = false): string {
  return classNames(
    "mx-auto w-full max-w-measure px-6 pt-10 max-tablet:px-4 max-tablet:pt-2 print:max-w-none print:px-0",
    isRead ? "pb-12 print:py-0" : "pb-16 max-desktop:pb-10 max-tablet:pb-8",
  );
}
