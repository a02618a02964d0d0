import { type RefObject, useEffect, useEffectEvent } from "react";
import { distance, type Point } from "./camera.ts";

interface MapPointer {
  onPan: (by: Point) => void;
  /** In doublings, around a pixel. */
  onZoom: (by: number, at: Point) => void;
  /** A press that did not move. */
  onPress: (at: Point) => void;
}

const stillPx = 5;
const wheelPerDoubling = 240;
const lineHeightPx = 16;

/** One finger or the mouse pans, two fingers or the wheel zoom. Without focus the wheel scrolls the page. */
export function useMapPointer(ref: RefObject<HTMLElement | null>, handlers: MapPointer): void {
  const onPan = useEffectEvent(handlers.onPan);
  const onZoom = useEffectEvent(handlers.onZoom);
  const onPress = useEffectEvent(handlers.onPress);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const stop = new AbortController();
    followFingers(element, stop.signal, { onPan, onZoom, onPress });
    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !element.contains(document.activeElement)) return;
        event.preventDefault();
        const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeightPx : 1);
        onZoom(-turned / (event.ctrlKey ? wheelPerDoubling / 3 : wheelPerDoubling), pointIn(element, event));
      },
      { passive: false, signal: stop.signal },
    );
    return () => stop.abort();
  }, [ref]);
}

function followFingers(element: HTMLElement, signal: AbortSignal, handlers: MapPointer): void {
  const fingers = new Map<number, Point>();
  let distancePx = 0;
  const on = (
    name: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
    run: (event: PointerEvent) => void,
  ) => element.addEventListener(name, run, { signal });

  on("pointerdown", (event) => {
    if (isControl(event) || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 0) distancePx = 0;
    fingers.set(event.pointerId, pointIn(element, event));
  });
  on("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(element, event);
    distancePx += distance(before, now);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (other === undefined) {
      if (distancePx > stillPx) handlers.onPan([before[0] - now[0], before[1] - now[1]]);
      return;
    }
    distancePx = Infinity;
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    handlers.onPan([(before[0] - now[0]) / 2, (before[1] - now[1]) / 2]);
    handlers.onZoom(
      Math.log2(Math.max(distance(now, other), 1) / Math.max(distance(before, other), 1)),
      middle,
    );
  });
  on("pointerup", (event) => {
    const wasDown = fingers.delete(event.pointerId);
    if (wasDown && fingers.size === 0 && distancePx <= stillPx) handlers.onPress(pointIn(element, event));
  });
  on("pointercancel", (event) => void fingers.delete(event.pointerId));
}

/** Controls on the map handle their own pointers. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

export function pointIn(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
