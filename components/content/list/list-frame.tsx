import { useLocale } from "next-intl";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ListSkeleton } from "./list-skeleton.tsx";

/** The frame of a list that is on its way. */
export function ListFrame({ type }: { type: ContentType }) {
  return (
    <div className="list">
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{wordsIn(type.label.many, useLocale())}</h1>
        </header>
        <div className="list-tools">
          <span className="list-find" />
        </div>
        <div className="list-conditions" />
        <ListSkeleton type={type} />
      </div>
    </div>
  );
}
