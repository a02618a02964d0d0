"use client";

import dynamic from "next/dynamic";
import { useRemovals } from "#lib/browser/removal/removal-state.ts";

const UndeletedItems = dynamic(() => import("./undeleted-items.tsx").then((lazy) => lazy.UndeletedItems), {
  ssr: false,
});

/** What could not be deleted, item by item. It is there again, in its row. */
export function Undeleted({ listId }: { listId: string }) {
  const { undeleted } = useRemovals();
  const ofList = undeleted.filter((each) => each.listId === listId);
  return ofList.length > 0 && <UndeletedItems items={ofList} />;
}
