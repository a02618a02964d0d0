import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

/** Items by their titles, as bullets. */
export function ItemNames({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={classNames("list-disc ps-4.5 text-13 wrap-anywhere text-ink-2", className)}>{children}</ul>
  );
}
