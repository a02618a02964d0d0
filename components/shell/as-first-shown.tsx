"use client";

import { type ReactNode, Suspense, useState } from "react";

interface AsFirstShownProps {
  /** Shown while the children load; absent if they came at once. */
  frame?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the Suspense boundary of the first answer, or its absence: a later answer to the same page that is slower or
 * quicker updates the children instead of remounting them, which would lose focus and input.
 */
export function AsFirstShown({ frame, children }: AsFirstShownProps) {
  const [first] = useState(frame);
  return first === undefined ? children : <Suspense fallback={first}>{children}</Suspense>;
}
