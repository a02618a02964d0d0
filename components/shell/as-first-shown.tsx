"use client";

import { type ReactNode, Suspense, useState } from "react";

interface AsFirstShownProps {
  /** Stands for the children while they are on their way; none when they were there at once. */
  frame?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the place of its children as the first answer made it, with a frame or without: a later answer to the same
 * page that is slower, or quicker, changes what is there and does not put it in anew, with its focus and its texts.
 */
export function AsFirstShown({ frame, children }: AsFirstShownProps) {
  "use no memo";
  const [first] = useState(frame);
  return first === undefined ? children : <Suspense fallback={first}>{children}</Suspense>;
}
