import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Takes over what somebody wrote into a field before the page's scripts were there: React leaves it in the field, and
 * takes it for known.
 */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  known: string,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    if (field.value === known) return;
    if (isOfNow(field)) type(field.value);
    else field.value = known;
  });
  useEffect(() => {
    if (input.current !== null) takeOver(input.current);
  }, [input]);
}

/** Not what stood there when the page was here before, and a browser has put back. */
function isOfNow(field: HTMLInputElement): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const isFirst = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  return isFirst || document.activeElement === field;
}
