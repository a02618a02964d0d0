"use client";

import type { ReactNode } from "react";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";

/** Hides an item of the home page once the member deletes it, because the page isn't read again. */
export function UnlessDeleted({ id, children }: { id: string; children: ReactNode }) {
  return useDeletions().hidden.has(id) ? null : children;
}
