import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface ListFrameProps {
  type: ContentType;
  isRead?: boolean;
  /** What stands where the rows will. */
  children: ReactNode;
}

/** The frame of a list that is loading. */
export function ListFrame({ type, isRead = false, children }: ListFrameProps) {
  return (
    <CollectionFrame
      className={isRead ? "list reading-list" : "list"}
      title={wordsIn(type.label.many, useLocale())}
    >
      <div className="list-tools">
        <span className="list-find" />
      </div>
      <div className="list-conditions" />
      {children}
    </CollectionFrame>
  );
}
