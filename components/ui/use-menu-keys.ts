import { type RefObject, useEffect } from "react";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { isPressed, keyOf } from "#lib/browser/keys/shortcuts.ts";

/** In a menu: a form around it may be a fieldset too. */
const items = ":scope :is(a, button).menu-item, :scope .menu-item input, :scope fieldset input";
/** A search is the stop before what it finds. Dates and lists of suggestions have their own use for the arrows. */
const stops = `input:not([list], [type=date]), ${items}`;

/**
 * The arrows, Home and End move the focus through the items of a menu, and from the search above them; with an open
 * popover also from its button.
 */
export function useMenuKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const menu = ref.current;
      if (menu !== null && !menu.matches("[popover]:not(:popover-open)")) move(event, menu);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [ref]);
}

const moves: Record<string, (at: number, last: number) => number> = {
  arrowdown: (at, last) => (at === last ? 0 : at + 1),
  arrowup: (at, last) => (at <= 0 ? last : at - 1),
  home: () => 0,
  end: (_, last) => last,
};

function move(event: KeyboardEvent, menu: HTMLElement): void {
  const { target } = event;
  const isEnd = isPressed(event, "ends");
  const next = isEnd || isPressed(event, "choose") ? moves[keyOf(event)] : undefined;
  if (next === undefined || !(target instanceof HTMLElement) || hasOwnUse(target, isEnd)) return;
  if (event.defaultPrevented || isComposing(event)) return;
  if (menu.querySelector(items) === null) return;
  const all = [...menu.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.checkVisibility() && !stop.matches(":disabled"),
  );
  const at = all.indexOf(target);
  if (at === -1 && !opens(target, menu)) return;
  event.preventDefault();
  all[next(at, all.length - 1)]?.focus();
}

/** Where the focus is when a popover has opened. */
function opens(target: HTMLElement, menu: HTMLElement): boolean {
  if (!menu.matches(":popover-open")) return false;
  // A press on a button focuses what is around it in Safari.
  return target.contains(menu) || target.getAttribute("popovertarget") === menu.id;
}

/** The arrows choose among radio buttons, and Home and End move in a text. */
function hasOwnUse(target: HTMLElement, isEnd: boolean): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return false;
  return target.type === "radio" || isEnd;
}
