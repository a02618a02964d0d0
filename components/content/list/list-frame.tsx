"use client";

import { useLocale } from "next-intl";
import { wordsIn } from "#lib/space-file/words.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useType } from "./type-context.tsx";

/** The frame of a list that is on its way. */
export function ListFrame() {
  const type = useType();
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
