import type { ReactNode } from "react";

/** A key hint. Not read aloud: what it belongs to says its keys by `aria-keyshortcuts`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
