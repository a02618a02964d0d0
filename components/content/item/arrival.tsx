"use client";

import { useEffect } from "react";
import { useHydrating } from "#lib/browser/use-hydrating.ts";

/** Takes the focus along to the heading of a page that one was led to without a load, unless it has a place already. */
export function Arrival({ headingId }: { headingId: string }) {
  const isLoad = useHydrating();
  useEffect(() => {
    if (isLoad || document.activeElement !== document.body) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId, isLoad]);
  return null;
}
