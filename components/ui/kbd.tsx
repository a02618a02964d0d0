import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A key hint, hidden from screen readers: its control has `aria-keyshortcuts`. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classNames("kbd", className)} aria-hidden="true">
      {children}
    </span>
  );
}
