import { type PointerEvent, useRef } from "react";

interface Swipes {
  onNext: () => void;
  onPrevious: () => void;
  onDown: () => void;
}

const farEnoughPx = 48;

/** A finger that goes along turns, one that goes down closes; with two fingers nothing but zoom is meant. */
export function useSwipe({ onNext, onPrevious, onDown }: Swipes) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnly = event.isPrimary && event.pointerType !== "mouse" && start.current === undefined;
      start.current = isOnly ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== event.pointerId || (window.visualViewport?.scale ?? 1) > 1.01) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) > farEnoughPx && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? onNext : onPrevious)();
      else if (y > 2 * farEnoughPx && y > 2 * Math.abs(x)) onDown();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
