import type { ReactNode } from "react";

/** A key hint, hidden from screen readers: its control has `aria-keyshortcuts`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
