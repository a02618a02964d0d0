"use client";

import { useRef } from "react";
import { useNumber } from "#components/ui/use-number.ts";
import { useListTotal } from "#lib/browser/list/use-list-total.ts";

interface CountProps {
  /** One of `list-ids.ts`. */
  listId: string;
  className?: string;
}

/** How many items a list has; empty as long as that isn't known, as on the server. */
export function Count(props: CountProps) {
  if (typeof window === "undefined") return <span className={props.className} data-count={props.listId} />;
  return <KnownCount {...props} />;
}

function KnownCount({ listId, className }: CountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const total = useListTotal(listId, element);
  const number = useNumber();
  return (
    <span ref={element} className={className} data-count={listId}>
      {total !== undefined && number(total)}
    </span>
  );
}
