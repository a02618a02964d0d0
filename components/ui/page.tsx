import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PageProps {
  /** As wide as the sheet. */
  wide?: boolean;
  children: ReactNode;
}

/** The content of a page, with its margins. */
export function Page({ wide, children }: PageProps) {
  return (
    <div
      className={classNames(
        "mx-auto w-full px-8 pt-8 pb-16 max-tablet:px-4 max-tablet:pt-0 max-tablet:pb-(--page-end,8rem)",
        !wide && "max-w-300",
      )}
    >
      {children}
    </div>
  );
}
