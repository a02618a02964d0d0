import type { ReactNode } from "react";

export const conflictFrame = "flex min-h-0 flex-1 flex-col";

/** Between the bars; on a phone the page scrolls. */
export function ConflictScroll({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 scroll-pt-16 scroll-pb-8 overflow-auto max-tablet:overflow-visible">
      <div className="mx-auto max-w-280 px-8 pt-10 pb-12 max-tablet:px-4 max-tablet:pt-2 max-tablet:pb-44">
        {children}
      </div>
    </div>
  );
}
