import { type ReactNode, useEffect, useRef } from "react";

/**
 * Takes the focus when a dialog appears that nobody has asked for: on a button, the key that was about to be typed
 * would press it.
 */
export function TitleInFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  // The dialog that this is in opens after it, and takes the focus first.
  useEffect(() => {
    const soon = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(soon);
  }, []);
  return (
    <span ref={ref} tabIndex={-1} className="session-title">
      {children}
    </span>
  );
}
