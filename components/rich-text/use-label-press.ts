import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Place, Point } from "./writing.ts";

/** Makes a label focus the text, although its element is no form control. */
export function useLabelPress(id: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const stop = new AbortController();
    for (const label of document.querySelectorAll(`label[for="${CSS.escape(id)}"]`)) {
      label.addEventListener("click", press, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [id]);
}

/** Reports where a press on the static text began and ended. */
export function usePointedPlace(onPlace: (place: Place) => void) {
  const from = useRef<Point>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = pointOf(event);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const to = pointOf(event);
      onPlace({ from: from.current ?? to, to });
    },
  };
}

function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
