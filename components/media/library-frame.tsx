"use client";

import { useTranslations } from "next-intl";
import { LibrarySkeleton } from "./library-skeleton.tsx";

/** The frame of the library while it is on its way. */
export function LibraryFrame() {
  const t = useTranslations("media");
  return (
    <div className="list">
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{t("title")}</h1>
        </header>
        <div className="library-tools" />
        <LibrarySkeleton />
      </div>
    </div>
  );
}
