import { useEffect, useEffectEvent, useRef } from "react";
import { isPressed, keyOf } from "#lib/browser/keys/shortcuts.ts";

interface OptionKeys {
  text: string;
  ids: readonly string[];
  active: string | undefined;
  /** Whether the first option is final. */
  isSettled: boolean;
  /** Whether the first option exists already, rather than creates something. */
  isFound: boolean;
  onActive: (id: string) => void;
}

/** An Enter that was pressed before the results were final. */
interface PendingEnter {
  text: string;
  inNewTab: boolean;
  atMs: number;
}

const pendingMs = 3_000;

/** Moves through the options from the input and opens the active one, once the results are final. */
export function useOptionKeys(
  input: HTMLInputElement,
  { text, ids, active, isSettled, isFound, onActive }: OptionKeys,
): void {
  const pending = useRef<PendingEnter>(undefined);
  const openPending = useEffectEvent(() => {
    if (!isSettled || pending.current === undefined) return;
    const { text: forText, inNewTab, atMs } = pending.current;
    pending.current = undefined;
    if (isFound && forText === text && Date.now() - atMs <= pendingMs) open(active, inNewTab);
  });
  useEffect(() => openPending());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Composition handles its own Enter and arrows; Safari only tells by the key code.
    if (event.isComposing || event.keyCode === 229) return;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const goal = goalOf(event, at, ids.length);
    const id = goal === undefined ? undefined : ids[goal];
    if (id !== undefined) {
      event.preventDefault();
      onActive(id);
    }
    if (isPressed(event, "open") || isPressed(event, "newTab")) {
      event.preventDefault();
      const inNewTab = isPressed(event, "newTab");
      if (isSettled) open(active, inNewTab);
      else pending.current = { text, inNewTab, atMs: Date.now() };
    }
  });
  useEffect(() => {
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, [input]);
}

function goalOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.shiftKey || count === 0) return undefined;
  const key = keyOf(event);
  if (isPressed(event, "ends")) return key === "home" ? 0 : count - 1;
  if (isPressed(event, "choose")) return (at + (key === "arrowdown" ? 1 : count - 1)) % count;
  return undefined;
}

function open(id: string | undefined, inNewTab: boolean): void {
  const element = id === undefined ? null : document.getElementById(id);
  if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, "_blank", "noopener");
  else element?.click();
}
