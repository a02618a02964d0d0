import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface ListFrameProps {
  type: ContentType;
  isRead?: boolean;
  /** What stands where the rows will. */
  children: ReactNode;
}

/** The frame of a list that is on its way. */
export function ListFrame({ type, isRead = false, children }: ListFrameProps) {
  return (
    <div className={isRead ? "list reading-list" : "list"}>
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{wordsIn(type.label.many, useLocale())}</h1>
        </header>
        <div className="list-tools">
          <span className="list-find" />
        </div>
        <div className="list-conditions" />
        {children}
      </div>
    </div>
  );
}
