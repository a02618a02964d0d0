"use client";

import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { sheet } from "#components/ui/sheet.ts";
import { useSheetScroll } from "./use-sheet-scroll.ts";

/** The page, on its sheet. */
export function SheetMain({ children }: { children: ReactNode }) {
  return (
    <main
      ref={useSheetScroll()}
      className={classNames(sheet, "my-2 me-2 flex flex-col max-tablet:m-0")}
      id="sheet"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
