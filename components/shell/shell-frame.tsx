import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

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
    <div className="shell">
      <a className="skip-link" href="#sheet">
        {t("skipToContent")}
      </a>
      {rail}
      <main className="sheet" id="sheet" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}
