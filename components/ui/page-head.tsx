import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PageHeadProps {
  title: ReactNode;
  /** "47 of 212". */
  number?: ReactNode;
  /** Before the title. */
  back?: ReactNode;
  /** On a phone at most three, as icons. */
  actions?: ReactNode;
  /** Below another bar on a phone: scrolls away. */
  underBrand?: boolean;
  /** The title can get the focus by script. */
  focusable?: boolean;
  className?: string;
}

export function PageHead({ title, number, back, actions, underBrand, focusable, className }: PageHeadProps) {
  return (
    <header
      className={classNames(
        "flex min-h-9 items-center gap-4 mb-6 max-tablet:-mx-4 max-tablet:gap-2 max-tablet:bg-sheet max-tablet:ps-4",
        "max-tablet:flex-wrap max-tablet:pe-1",
        underBrand
          ? "max-tablet:mb-4 max-tablet:min-h-0 max-tablet:pt-5"
          : "max-tablet:sticky max-tablet:top-0 max-tablet:z-bar max-tablet:mb-1 max-tablet:min-h-16 max-tablet:pt-2",
        className,
      )}
    >
      {back}
      <h1
        className={classNames(
          "min-w-0 text-28 outline-none max-tablet:min-w-32 max-tablet:flex-1",
          "max-tablet:not-[:lang(ko)]:tracking-[-0.018em]",
        )}
        {...(focusable && { tabIndex: -1 })}
      >
        {title}{" "}
        {number !== undefined && <span className="font-normal text-ink-3 tabular-nums">{number}</span>}
      </h1>
      {actions && (
        <div className="ms-auto flex min-w-0 items-center gap-2 max-tablet:flex-wrap max-tablet:justify-end max-tablet:gap-0 print:hidden">
          {actions}
        </div>
      )}
    </header>
  );
}
