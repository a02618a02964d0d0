import { type GeoProjection, geoMercator, geoPath } from "d3-geo";
import { useLocale } from "next-intl";
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLoading } from "#components/ui/loading.ts";
import { useSpacePlaces } from "#lib/browser/list/use-space-places.ts";
import { cities } from "./cities.ts";
import { areaOf, boundsOf, coreOf, positionsOf, ringOf, roundedPosition, withCorner } from "./geometry.ts";
import { MapFrame, mapSurface } from "./map-frame.tsx";
import type { MapViewProps } from "./map-props.ts";
import { useMapSettings } from "./map-settings.tsx";
import { MapState } from "./map-state.tsx";
import type { Named } from "./map-style.ts";
import { pinGroups } from "./pins/pin-groups.ts";
import { PlainPins } from "./pins/plain-pins.tsx";
import { namesThatFit } from "./plain-names.ts";
import { plainWorld } from "./plain-world.ts";

interface Size {
  width: number;
  height: number;
}

const none = [] as const;
const worldPx = 512;
const nearest = 9;
const belowPinPx = 18;

/** The map where WebGL is missing: a picture of the same places and names that does not move. A press picks a point. */
export function PlainMapView(props: MapViewProps) {
  const { marker, onPick, onPolygon, polygon = none, pins, pinCards, label, describedBy, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const language = useLocale();
  const { types, reading } = useMapSettings();
  const places = useSpacePlaces(types, reading) ?? none;
  const world = useLoading(plainWorld, true);
  const known = useLoading(cities, true);
  const fitted = positionsOf(props);
  const projection = size && projectionOf(fitted.length > 0 ? fitted : coreOf(places), size);
  const pathOf = (geometry: GeoJSON.Geometry) =>
    projection && (geoPath(projection).digits(1)(geometry) ?? undefined);
  const area = areaOf(props);
  const groups = projection && pins ? pinGroups(pins, zoomOf(projection)) : none;
  const named = pins ? groups.flatMap((group) => (group.pins.length === 1 ? group.pins : none)) : places;
  const pinned = new Set<Named>(pins && named);
  const names =
    projection && size
      ? namesThatFit({
          names: [...named, ...(known.kind === "here" ? known.value.in(language) : none)],
          toPoint: (place) => {
            const point = projection([place.lon, place.lat]);
            return point && [point[0], point[1] + (pinned.has(place) ? belowPinPx : 0)];
          },
          size,
        })
      : none;

  const pick = (event: MouseEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [lon, lat] = projection?.invert?.([event.clientX - left, event.clientY - top]) ?? [];
    if (projection === undefined || lon === undefined || lat === undefined) return;
    const position = roundedPosition({ lon, lat }, zoomOf(projection));
    onPolygon?.(withCorner(polygon, position, (each) => projection([each.lon, each.lat]) ?? [0, 0]));
    onPick?.(position.lon, position.lat);
  };

  return (
    <MapFrame className={className}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: coordinates can be typed beside it. */}
      <div
        ref={ref}
        className={mapSurface}
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        data-map={world.kind === "here" ? "drawn" : world.kind}
        onClick={onPick || onPolygon ? pick : undefined}
      >
        <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
          {world.kind === "here" && (
            <>
              <path
                className="fill-map-land stroke-map-coast forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
                d={pathOf(world.value.land)}
              />
              <path
                className="fill-none stroke-map-border forced-colors:stroke-[GrayText]"
                strokeDasharray="3 3"
                d={pathOf(world.value.borders)}
              />
            </>
          )}
          {area.length > 1 && (
            <path
              className="fill-accent/14 stroke-accent stroke-[1.5] forced-colors:fill-none forced-colors:stroke-[Highlight] forced-colors:stroke-2"
              strokeLinejoin="round"
              d={pathOf({ type: "LineString", coordinates: ringOf(area) })}
            />
          )}
          {names.map(({ name, x, y }) => (
            <text
              key={`${name} ${x} ${y}`}
              className="fill-ink-2 stroke-map-land stroke-3 text-11 [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
              textAnchor="middle"
              x={x}
              y={y}
            >
              {name}
            </text>
          ))}
          {marker && (
            <path
              className="fill-none stroke-accent stroke-[14] forced-colors:stroke-[Highlight]"
              strokeLinecap="round"
              d={dot(projection?.([marker.lon, marker.lat]))}
            />
          )}
        </svg>
      </div>
      {projection && pinCards && <PlainPins {...{ projection, groups }} {...pinCards} />}
      {world.kind !== "here" && <MapState again={world.kind === "failed" ? plainWorld.begin : undefined} />}
    </MapFrame>
  );
}

function zoomOf(projection: GeoProjection): number {
  return Math.log2((projection.scale() * 2 * Math.PI) / worldPx);
}

/** A round line cap. */
function dot(point: readonly number[] | null | undefined): string | undefined {
  return point ? `M${point[0]},${point[1]}h0` : undefined;
}

/** All positions, at most at zoom 9; without any, the whole world. */
function projectionOf(positions: Parameters<typeof boundsOf>[0], { width, height }: Size) {
  const bounds = boundsOf(positions);
  const [[west, south], [east, north]] = bounds ?? [
    [-180, -60],
    [180, 75],
  ];
  const projection = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .clipExtent([
      [-8, -8],
      [width + 8, height + 8],
    ]);
  const padding = bounds === undefined ? 0 : Math.min(width, height) * 0.14;
  projection.fitExtent(
    [
      [padding, padding],
      [width - padding, height - padding],
    ],
    {
      type: "MultiPoint",
      coordinates: [
        [west, south],
        [east, north],
      ],
    },
  );
  const scaleMax = (worldPx * 2 ** nearest) / (2 * Math.PI);
  if (projection.scale() <= scaleMax) return projection;
  return projection
    .scale(scaleMax)
    .center([0, (south + north) / 2])
    .translate([width / 2, height / 2]);
}

/** The size of an element in pixels; undefined before it is measured. */
function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
