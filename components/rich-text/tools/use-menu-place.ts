import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { TextMenu } from "../writing.ts";

const gapPx = 6;
const leastPx = 96;

const orders = { below: ["below", "above"], above: ["above", "below"] } as const;
type Side = keyof typeof orders;

/**
 * Places a menu beside the line or the selection that it belongs to, in the visible part of the viewport and clear of
 * the toolbar. Without enough space a list becomes shorter, and a row of tools, which is tried above first, is hidden.
 */
export function useMenuPlace(ref: RefObject<HTMLElement | null>, menu: TextMenu, side: Side): void {
  const place = useEffectEvent(() => {
    const box = menu.box();
    if (ref.current !== null && box !== undefined) placeBeside(ref.current, box, side);
  });
  // Its height changes with its content.
  useLayoutEffect(() => place());
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const viewport = window.visualViewport;
    const onScroll = ({ target }: Event) => target !== ref.current && place();
    window.addEventListener("scroll", onScroll, { capture: true, passive: true, signal });
    for (const name of ["resize", "scroll"]) viewport?.addEventListener(name, () => place(), { signal });
    const unsubscribe = menu.subscribe(() => place());
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [ref, menu]);
}

function placeBeside(element: HTMLElement, box: NonNullable<ReturnType<TextMenu["box"]>>, side: Side): void {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const tools = element.closest("[data-phase]")?.querySelector("[role=toolbar]")?.getBoundingClientRect();
  const isToolbarAbove = tools !== undefined && tools.top < box.top;
  const top = Math.max(offsetTop, isToolbarAbove ? tools.bottom : 0);
  const bottom = Math.min(offsetTop + height, tools === undefined || isToolbarAbove ? Infinity : tools.top);
  const { style } = element;
  style.maxHeight = "";
  const space = { below: bottom - box.bottom - 2 * gapPx, above: box.top - top - 2 * gapPx };
  const isRoomy = (one: Side) =>
    space[one] >= element.offsetHeight && (one === "below" ? box.bottom >= top : box.top <= bottom);
  const chosen = orders[side].find(isRoomy) ?? (space.above > space.below ? "above" : "below");
  if (side === "below") style.maxHeight = `${Math.max(space[chosen], leastPx)}px`;
  style.visibility = side === "above" && !isRoomy(chosen) ? "hidden" : "visible";
  const { offsetHeight, offsetWidth } = element;
  style.top = `${chosen === "below" ? box.bottom + gapPx : box.top - gapPx - offsetHeight}px`;
  style.left = `${Math.max(gapPx, Math.min(box.left, window.innerWidth - offsetWidth - gapPx))}px`;
}
