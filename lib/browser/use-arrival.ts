import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useHydrating } from "./use-hydrating.ts";

/**
 * Focuses an element of a page, unless something has the focus already: once the page is hydrated, or a field before
 * keys are played that were pressed while the page was loading.
 * @param id of the element; a field isn't focused on a phone, where it would open the keyboard
 */
export function useArrival(id: string): void {
  const isHydrating = useHydrating();
  const focus = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const element = document.getElementById(id);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField ? !window.matchMedia("(pointer: fine)").matches : isHydrating) return;
    element?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (isHydrating) focus();
  }, [isHydrating]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is another arrival.
  useEffect(() => focus(), [id, isHydrating]);
}
