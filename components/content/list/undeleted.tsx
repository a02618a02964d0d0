"use client";

import dynamic from "next/dynamic";
import { useRemovals } from "#lib/browser/removal-state.ts";
import type { ListSubject } from "./list-subject.ts";

const UndeletedItems = dynamic(() => import("./undeleted-items.tsx").then((lazy) => lazy.UndeletedItems), {
  ssr: false,
});

/** What could not be deleted, item by item. It is there again, in its row. */
export function Undeleted({ subject }: { subject: ListSubject }) {
  const { undeleted } = useRemovals();
  const ofType = undeleted.filter(({ contentTypeId }) => contentTypeId === subject.type.id);
  return ofType.length > 0 && <UndeletedItems items={ofType} />;
}
