import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PageHeadProps {
  title: ReactNode;
  /** Beside the title, quieter: "47 of 212". */
  number?: ReactNode;
  /** Before the title. */
  back?: ReactNode;
  /** At the end; on a phone at most three, of icons alone. */
  actions?: ReactNode;
  /** Another bar stands above it on a phone, so that it scrolls away. */
  underBrand?: boolean;
  className?: string;
}

/** The title of a page; on a phone its top bar. */
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
