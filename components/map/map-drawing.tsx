import type { Camera, MapPosition, MapSize } from "./camera.ts";
import { toScreen } from "./camera.ts";
import { circleAround } from "./circle.ts";
import { areasPath, linesPath } from "./outlines.ts";
import { ringPath } from "./ring-path.ts";
import type { MapSubject } from "./use-camera.ts";
import type { World } from "./world.ts";

interface MapDrawingProps {
  camera: Camera;
  size: MapSize;
  world: World | undefined;
  subject: MapSubject;
}

const pinPx = 7;

/** Land, borders, and what the map is about. */
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
