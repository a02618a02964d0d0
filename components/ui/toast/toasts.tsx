"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { currentToast, pauseToast, runToastAction, subscribeToToasts, type Toast } from "./toast-store.ts";

const none = () => undefined;

/** Shows the current toast, without moving the focus. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  useUndoKey();
  return (
    <div className="toasts" role="status">
      {toast && <ToastSlab key={toast.id} toast={toast} />}
    </div>
  );
}

/** Hover, focus and a hidden tab pause its timer; the ring only displays it. */
function ToastSlab({ toast }: { toast: Toast }) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useHiddenTab();
  const isPaused = isPointed || isFocused || isHidden;
  useEffect(() => pauseToast(toast.id, isPaused), [toast.id, isPaused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside.
    <div
      className="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...(isPaused && { "data-paused": "" })}
    >
      <svg className="toast-ring" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle cx="10" cy="10" r="8" style={{ animationDuration: `${toast.seconds}s` }} />
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
  );
}

/** Ctrl or Cmd and Z, except in inputs. */
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
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
