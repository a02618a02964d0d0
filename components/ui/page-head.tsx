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
  className?: string;
}

export function PageHead({ title, number, back, actions, underBrand, className }: PageHeadProps) {
  return (
    <header className={classNames("page-head", className)} {...(underBrand && { "data-under-brand": "" })}>
      {back}
      <h1>
        {title} {number !== undefined && <span className="page-number">{number}</span>}
      </h1>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
