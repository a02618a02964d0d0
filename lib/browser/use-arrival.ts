import { useEffect } from "react";
import { useHydrating } from "./use-hydrating.ts";

/**
 * Takes the focus along to a page that one was led to without a load, unless it has a place there already.
 * @param id of what gets it; a phone's keyboard is not called up by a field
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
