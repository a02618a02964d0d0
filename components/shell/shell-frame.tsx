import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { SheetMain } from "./sheet-main.tsx";

interface ShellFrameProps {
  rail: ReactNode;
  /** The page. */
  children: ReactNode;
  /** After the page: the bottom bar of a phone, and the menus. */
  foot: ReactNode;
}

export function ShellFrame({ rail, children, foot }: ShellFrameProps) {
  const t = useTranslations("shell");
  return (
    <div
      className={classNames(
        "group/shell peer/layout grid h-[calc(100dvh-var(--foot,0px))] grid-cols-[var(--spacing-rail)_minmax(0,1fr)]",
        "max-desktop:grid-cols-[4rem_minmax(0,1fr)] max-tablet:block max-tablet:h-auto print:block print:h-auto",
        "max-tablet:has-[~[data-upload-tray]]:[--page-end:19rem]",
      )}
      data-layout="shell"
    >
      <a
        className={classNames(
          "fixed start-4 top-4 z-skip-link translate-y-[-300%] rounded-3 bg-raised px-3.5 py-2 font-semibold",
          "focus:translate-none focus:shadow-2 print:hidden",
        )}
        href="#sheet"
      >
        {t("skipToContent")}
      </a>
      {rail}
      <SheetMain>{children}</SheetMain>
      {foot}
    </div>
  );
}
