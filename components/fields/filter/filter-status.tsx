import type { ReactNode } from "react";

/** The result of a search for a value or a field, for screen readers too; empty if there is nothing to report. */
export function FilterStatus({ children }: { children: ReactNode }) {
  return (
    <p className="px-2.5 text-13 text-ink-3 empty:hidden" role="status">
      {children}
    </p>
  );
}
