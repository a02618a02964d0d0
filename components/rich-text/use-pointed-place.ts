import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Place, Point } from "./writing.ts";

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
