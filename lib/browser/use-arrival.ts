import { useEffect } from "react";
import { useHydrating } from "./use-hydrating.ts";

/**
 * Focuses an element of a page that was opened without a load, unless something has the focus already.
 * @param id of the element; a field isn't focused on a phone, where it would open the keyboard
 */
export function useArrival(id: string): void {
  const isLoad = useHydrating();
  useEffect(() => {
    if (isLoad || document.activeElement !== document.body) return;
    const element = document.getElementById(id);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField && !window.matchMedia("(pointer: fine)").matches) return;
    element?.focus({ preventScroll: true });
  }, [id, isLoad]);
}
