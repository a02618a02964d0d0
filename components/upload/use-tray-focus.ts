import { type FocusEvent, useLayoutEffect, useRef } from "react";

interface Held {
  element: HTMLElement;
  row: Element | null;
}

/** What a file's state takes away may hold the focus: it goes on to the nearest that is still there. */
export function useTrayFocus() {
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    const { element, row } = held.current ?? {};
    // React tells of no blur where it removes an element, so what is still held here has had the focus until now.
    if (element === undefined || element.isConnected || document.activeElement !== document.body) return;
    held.current = undefined;
    const inRow = row?.isConnected
      ? row.querySelector<HTMLElement>(".upload-acts button:last-of-type")
      : null;
    const next = inRow ?? document.querySelector<HTMLElement>(".upload-tray header [aria-expanded]");
    if (next === null) focusTitle();
    else next.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, row: target.closest(".upload-row") };
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}

function focusTitle(): void {
  // Beneath a dialog nothing takes the focus.
  const inDialog = document.querySelector<HTMLElement>("dialog:modal .dialog-title");
  const title = inDialog ?? document.querySelector<HTMLElement>("main h1");
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
