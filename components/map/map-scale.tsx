import { useFormatter } from "next-intl";
import { type Camera, positionOf, worldPx } from "./camera.ts";

const equatorMeters = 40_075_017;
const widestPx = 88;

/** How long a stretch of the map is, in round figures. */
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
