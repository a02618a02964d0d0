import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const kbd = classNames(
  "inline-grid h-5 min-w-5 place-items-center rounded-1 px-1.25 font-sans text-11 font-medium text-ink-3 tabular-nums",
  "inset-ring inset-ring-line-strong in-data-[variant=primary]:-me-1 in-data-[variant=primary]:text-inherit",
  "in-data-[variant=primary]:inset-ring-current/38 touch:hidden forced-colors:border",
);

/** A key hint, hidden from screen readers: its control has `aria-keyshortcuts`. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classNames(kbd, className)} aria-hidden="true">
      {children}
    </span>
  );
}
