import type { ReactNode } from "react";

/** What there is to say of a search for a value or a field: often nothing. */
export function FilterStatus({ children }: { children: ReactNode }) {
  return (
    <p className="px-2.5 text-13 text-ink-3 empty:hidden" role="status">
      {children}
    </p>
  );
}
