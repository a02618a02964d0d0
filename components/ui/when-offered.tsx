"use client";

import type { ReactNode } from "react";
import { useRefused } from "#lib/browser/send/refusals.ts";

interface WhenOfferedProps {
  /** The Content Type's id. */
  listId: string;
  children: ReactNode;
  /** Shown once the service refused it. */
  otherwise?: ReactNode;
}

/** What creates items, until the service refuses that, and then no more in this visit. */
export function WhenOffered({ listId, children, otherwise = null }: WhenOfferedProps) {
  return useRefused("create", listId) ? otherwise : children;
}
