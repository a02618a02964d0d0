"use client";
"use no memo";

import { useEffect, useState, useSyncExternalStore } from "react";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { currentToast, dismissToast, runToastAction, subscribeToToasts } from "./toast-store.ts";

const none = () => undefined;

/** The place where `toast(…)` appears: above the bars, and to a screen reader without moving focus. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const hidden = useHiddenTab();
  useUndoKey();
  return (
    <div className="toasts" role="status">
      {toast && (
        <div key={toast.id} className="toast" {...(hidden && { "data-paused": "" })}>
          {/* The ring is the clock: hover, focus and a hidden tab pause it. */}
          <svg className="toast-ring" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8" />
            <circle cx="10" cy="10" r="8" onAnimationEnd={() => dismissToast(toast.id)} />
          </svg>
          <span>{toast.message}</span>
          {toast.action && (
            <button
              type="button"
              className="toast-action"
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => runToastAction(toast.id)}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Ctrl or Cmd and Z, as everywhere; fields have their own. */
function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const toast = currentToast();
      if (toast?.action === undefined || !isPressed(event, "undo")) return;
      const field = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";
      if (event.target instanceof Element && event.target.closest(field) !== null) return;
      event.preventDefault();
      runToastAction(toast.id);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
