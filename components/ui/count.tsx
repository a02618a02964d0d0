"use client";

import { useRef } from "react";
import { useNumber } from "#components/ui/use-number.ts";
import { useListTotal } from "#lib/browser/list/use-list-total.ts";

/** How many items a list has; empty as long as that isn't known. `listId`: one of `list-ids.ts`. */
export function Count({ listId }: { listId: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const total = useListTotal(listId, element);
  const number = useNumber();
  return (
    <span ref={element} data-count={listId}>
      {total !== undefined && number(total)}
    </span>
  );
}
