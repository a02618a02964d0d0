"use client";

import { useArrival } from "#lib/browser/use-arrival.ts";

/** Moves the focus to the heading. */
export function Arrival({ headingId }: { headingId: string }) {
  useArrival(headingId);
  return null;
}
