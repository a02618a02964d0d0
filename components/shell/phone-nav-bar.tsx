import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

interface PhoneNavBarProps {
  label: string;
  children: ReactNode;
}

/** The bottom bar of a phone. Hidden while another bar is in its place. */
export function PhoneNavBar({ label, children }: PhoneNavBarProps) {
  return (
    <nav
      className={classNames(
        "fixed inset-x-0 bottom-0 z-rail grid auto-cols-[1fr] grid-flow-col border-t border-line bg-sheet px-1 pt-1.5",
        "pb-[calc(0.625rem+env(safe-area-inset-bottom))] in-[body:has([data-replaces-nav])]:hidden",
        "tablet:hidden print:hidden",
        "*:grid *:min-h-11.5 *:content-center *:justify-items-center *:gap-0.75 *:rounded-3",
        "*:text-[min(0.6875rem,5.2vw)]/3.5 *:font-medium *:text-ink-2 *:current:font-semibold *:current:text-accent",
        "forced-colors:*:current:outline-selected",
      )}
      aria-label={label}
    >
      {children}
    </nav>
  );
}
