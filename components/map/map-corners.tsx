import { useTranslations } from "next-intl";
import type { KeyboardEvent, PointerEvent } from "react";
import {
  type Camera,
  fromScreen,
  type MapPosition,
  type MapSize,
  type Point,
  positionWords,
  toScreen,
} from "./camera.ts";
import { pointIn } from "./use-map-pointer.ts";

interface MapCornersProps {
  corners: readonly MapPosition[];
  camera: Camera;
  size: MapSize;
  onCorners: (corners: MapPosition[]) => void;
}

const stepPx = 8;
const arrows: Readonly<Record<string, Point>> = {
  ...{ ArrowLeft: [-stepPx, 0], ArrowRight: [stepPx, 0] },
  ...{ ArrowUp: [0, -stepPx], ArrowDown: [0, stepPx] },
};

/** The corners of an area: drag or use arrows to move them, Delete to remove them. */
export function MapCorners({ corners, camera, size, onCorners }: MapCornersProps) {
  const t = useTranslations("map");
  const move = (index: number, to: Point) => onCorners(corners.with(index, fromScreen(camera, size, to)));
  return corners.map((corner, index) => {
    const at = toScreen(camera, size, corner);
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place, which keeps the focus.
        key={index}
        type="button"
        className="absolute -top-1.75 -left-1.75 size-3.5 cursor-move touch-none rounded-full border-[2.5px] border-accent bg-sheet after:absolute after:-inset-2.5 after:rounded-full focus-visible:bg-accent touch:after:-inset-4.25 forced-colors:border-[Highlight] forced-colors:bg-[Canvas]"
        style={{ translate: `${at[0]}px ${at[1]}px` }}
        aria-label={t("corner", { number: index + 1, position: positionWords(corner) })}
        onPointerDown={(event) => drag(event, (to) => move(index, to))}
        onKeyDown={(event) => {
          const step = arrows[event.key];
          if (step !== undefined) {
            keep(event);
            move(index, [at[0] + step[0], at[1] + step[1]]);
          }
          if (event.key === "Delete" || event.key === "Backspace") {
            keep(event);
            onCorners(corners.toSpliced(index, 1));
          }
        }}
      />
    );
  });
}

function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function drag(down: PointerEvent<HTMLButtonElement>, onMove: (to: Point) => void): void {
  const corner: HTMLButtonElement = down.currentTarget;
  const map = corner.parentElement;
  if (map === null || down.button !== 0) return;
  const released = new AbortController();
  const { signal } = released;
  corner.setPointerCapture(down.pointerId);
  corner.addEventListener("pointermove", (event) => onMove(pointIn(map, event)), { signal });
  for (const name of ["pointerup", "pointercancel"] as const) {
    corner.addEventListener(name, () => released.abort(), { signal });
  }
}
