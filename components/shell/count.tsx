"use client";

import { Suspense } from "react";
import { useNumber } from "#components/ui/use-number.ts";
import { useListTotal } from "#lib/browser/list/use-list-total.ts";

/** Undefined if it could not be read. */
export type Total = Promise<number | undefined>;

interface CountProps {
  /** A Content Type's id, or `mediaListId`. */
  listId: string;
  /** As the server counts. */
  total: Total;
}

export function Count(props: CountProps) {
  return (
    <Suspense fallback={null}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ listId, total }: CountProps) {
  const count = useListTotal(listId, total);
  const number = useNumber();
  return count === undefined ? null : number(count);
}
