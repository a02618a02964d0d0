"use client";

import { useArrival } from "#lib/browser/use-arrival.ts";

/** The focus goes along to the heading. */
export function Arrival({ headingId }: { headingId: string }) {
  useArrival(headingId);
  return null;
}
