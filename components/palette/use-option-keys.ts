import { useEffect, useEffectEvent, useRef } from "react";
import { isPressed, keyOf } from "#lib/browser/keys/shortcuts.ts";

interface OptionKeys {
  text: string;
  ids: readonly string[];
  active: string | undefined;
  /** Whether what is first stays first. */
  isSettled: boolean;
  /** Whether it is something that was there, and nothing to begin. */
  isFound: boolean;
  onActive: (id: string) => void;
}

/** An Enter that was pressed before it was known what it opens. */
interface Wish {
  text: string;
  inNewTab: boolean;
  atMs: number;
}

const patienceMs = 3_000;

/**
 * Moves through options from the box, round both ends, and opens the one that it points to: of what was found, once it
 * is known what that is.
 */
export function useOptionKeys(
  input: HTMLInputElement,
  { text, ids, active, isSettled, isFound, onActive }: OptionKeys,
): void {
  const wish = useRef<Wish>(undefined);
  const grantWish = useEffectEvent(() => {
    if (!isSettled || wish.current === undefined) return;
    const { text: wished, inNewTab, atMs } = wish.current;
    wish.current = undefined;
    if (isFound && wished === text && Date.now() - atMs <= patienceMs) open(active, inNewTab);
  });
  useEffect(() => grantWish());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What is still being composed takes its own Enter and arrows; Safari says so by the key code alone.
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
      else wish.current = { text, inNewTab, atMs: Date.now() };
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
