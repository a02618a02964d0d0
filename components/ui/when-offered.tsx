"use client";

import type { ReactNode } from "react";
import { type RefusedAction, useRefused } from "#lib/browser/send/refusals.ts";

interface WhenOfferedProps {
  action: RefusedAction;
  /** A Content Type's id, or `mediaListId`. */
  listId: string;
  children: ReactNode;
  /** Shown once the service refused it. */
  otherwise?: ReactNode;
}

/** What is offered until the service refuses it, and then no more in this visit. */
export function WhenOffered({ action, listId, children, otherwise = null }: WhenOfferedProps) {
  return useRefused(action, listId) ? otherwise : children;
}
