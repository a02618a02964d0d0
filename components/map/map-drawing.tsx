import { useFormatter } from "next-intl";
import { type Camera, type MapPosition, type MapSize, positionOf, toScreen, worldPx } from "./camera.ts";
import { areasPath, linesPath } from "./outlines.ts";
import { circleAround, ringPath } from "./shapes.ts";
import type { MapSubject } from "./use-camera.ts";
import type { World } from "./world.ts";

interface MapDrawingProps {
  camera: Camera;
  size: MapSize;
  world: World | undefined;
  subject: MapSubject;
}

const pinPx = 7;

/** Land, borders and the subject. */
export function MapDrawing({ camera, size, world, subject }: MapDrawingProps) {
  const { marker, center, radiusKilometers, polygon = [] } = subject;
  const middle = marker ?? center;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      {world && (
        <path
          className="fill-map-land stroke-map-coast stroke-1 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          data-layer="land"
          fillRule="evenodd"
          strokeLinejoin="round"
          d={areasPath(world.land, camera, size)}
        />
      )}
      {world && (
        <path
          className="fill-none stroke-map-border stroke-1 forced-colors:stroke-[GrayText]"
          strokeDasharray="3 3"
          d={linesPath(world.borders, camera, size)}
        />
      )}
      {middle !== undefined && radiusKilometers !== undefined && radiusKilometers > 0 && (
        <Area d={ringPath(camera, size, circleAround(middle, radiusKilometers))} />
      )}
      {polygon.length > 1 && <Area d={ringPath(camera, size, polygon)} />}
      {marker !== undefined && <Pin at={marker} camera={camera} size={size} />}
    </svg>
  );
}

function Area({ d }: { d: string }) {
  return (
    <path
      className="fill-accent/14 stroke-accent stroke-[1.5] forced-colors:fill-none forced-colors:stroke-[Highlight] forced-colors:stroke-2"
      strokeLinejoin="round"
      d={d}
    />
  );
}

function Pin({ at, camera, size }: { at: MapPosition; camera: Camera; size: MapSize }) {
  const [x, y] = toScreen(camera, size, at);
  return (
    <circle
      className="fill-accent stroke-sheet stroke-2 forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
      cx={x}
      cy={y}
      r={pinPx}
    />
  );
}

const equatorMeters = 40_075_017;
const widestPx = 88;

export function MapScale({ camera }: { camera: Camera }) {
  const format = useFormatter();
  const { lat } = positionOf([camera.x, camera.y]);
  const metersPerPx = (equatorMeters * Math.cos((lat * Math.PI) / 180)) / worldPx(camera);
  const meters = roundBelow(metersPerPx * widestPx);
  const isFar = meters >= 1000;
  return (
    <svg
      className="pointer-events-none absolute bottom-2 left-2.5 z-above overflow-visible"
      width={widestPx + 2}
      height={20}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="fill-none stroke-ink-2 stroke-[1.5] forced-colors:stroke-[CanvasText]"
        d={`M1,15V19H${(meters / metersPerPx + 1).toFixed(1)}V15`}
      />
      <text
        className="fill-ink-2 stroke-sheet stroke-[2.5] text-11 font-medium tabular-nums [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
        strokeLinejoin="round"
        x={1}
        y={11}
      >
        {format.number(isFar ? meters / 1000 : meters, {
          style: "unit",
          unit: isFar ? "kilometer" : "meter",
        })}
      </text>
    </svg>
  );
}

/** The largest of 1, 2, 5, 10 … that is not more. */
function roundBelow(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value));
  const [step = 1] = [5, 2, 1].filter((each) => each * ten <= value);
  return step * ten;
}
