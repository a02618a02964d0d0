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
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      {world && <path className="map-land" fillRule="evenodd" d={areasPath(world.land, camera, size)} />}
      {world && <path className="map-border" d={linesPath(world.borders, camera, size)} />}
      {middle !== undefined && radiusKilometers !== undefined && radiusKilometers > 0 && (
        <path className="map-area" d={ringPath(camera, size, circleAround(middle, radiusKilometers))} />
      )}
      {polygon.length > 1 && <path className="map-area" d={ringPath(camera, size, polygon)} />}
      {marker !== undefined && <Pin at={marker} camera={camera} size={size} />}
    </svg>
  );
}

function Pin({ at, camera, size }: { at: MapPosition; camera: Camera; size: MapSize }) {
  const [x, y] = toScreen(camera, size, at);
  return <circle className="map-pin" cx={x} cy={y} r={pinPx} />;
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
    <svg className="map-scale" width={widestPx + 2} height={20} aria-hidden="true" focusable="false">
      <path d={`M1,15V19H${(meters / metersPerPx + 1).toFixed(1)}V15`} />
      <text x={1} y={11}>
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
