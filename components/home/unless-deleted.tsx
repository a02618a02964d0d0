"use client";

import type { ReactNode } from "react";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";

/** What home shows of an item, until the member deletes it: home keeps what it read before. */
export function UnlessDeleted({ id, children }: { id: string; children: ReactNode }) {
  return useDeletions().hidden.has(id) ? null : children;
}
