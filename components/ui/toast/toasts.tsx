"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { classNames } from "../class-names.ts";
import { currentToast, pauseToast, runToastAction, subscribeToToasts, type Toast } from "./toast-store.ts";

const none = () => undefined;

/** Shows the current toast, without moving the focus. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  useUndoKey();
  return (
    <div
      className={classNames(
        "pointer-events-none fixed inset-x-0 bottom-6 z-toast grid justify-items-center px-4 print:hidden",
        "max-tablet:bottom-[calc(5.25rem+env(safe-area-inset-bottom))]",
        "tablet:peer-data-[layout=shell]/layout:start-16 desktop:peer-data-[layout=shell]/layout:start-rail",
        // Above the pager, the selection bar and a notice.
        "tablet:in-[body:has([data-pager])]:bottom-19 tablet:in-[body:has([data-selection-bar])]:bottom-31",
        "with-notice:mb-16 max-tablet:with-notice:mb-32",
      )}
      data-part="toasts"
      role="status"
    >
      {toast && <ToastSlab key={toast.id} toast={toast} />}
    </div>
  );
}

const actionClass =
  "h-8 rounded-3 px-3 max-[24rem]:px-2 font-semibold whitespace-nowrap hover:bg-ink-inverse/14 focus-visible:outline-ink-inverse touch:h-11";

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
      className={classNames(
        "group pointer-events-auto flex min-h-11 max-w-full animate-rise items-center gap-3 rounded-4 bg-inverse px-3.5",
        "py-1.5 text-ink-inverse shadow-2 has-[button]:pe-1.5 max-tablet:w-full max-tablet:flex-wrap forced-colors:border",
      )}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...(isPaused && { "data-paused": "" })}
    >
      <svg className="size-5 flex-none -rotate-90" viewBox="0 0 20 20" aria-hidden="true">
        <circle className="fill-none stroke-ink-inverse/24 stroke-[2.5]" cx="10" cy="10" r="8" />
        <circle
          className={classNames(
            "fill-none stroke-ink-inverse stroke-[2.5] [stroke-dasharray:50.3] [stroke-linecap:round]",
            "animate-[empty_linear_forwards] group-data-paused:[animation-play-state:paused]",
          )}
          cx="10"
          cy="10"
          r="8"
          style={{ animationDuration: `${toast.seconds}s` }}
        />
      </svg>
      <span className="max-tablet:max-w-max max-tablet:flex-1">{toast.message}</span>
      {toast.links && (
        <span className="flex flex-wrap">
          {toast.links.map((link) => (
            <button
              key={link.label}
              type="button"
              className={actionClass}
              onClick={() => runToastAction(toast.id, link)}
            >
              {link.label}
            </button>
          ))}
        </span>
      )}
      {toast.action && (
        <button
          type="button"
          className={classNames(actionClass, "ms-auto")}
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
