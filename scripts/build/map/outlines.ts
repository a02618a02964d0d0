import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { geoEquirectangular, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** Degrees in, degrees out: d3 only cuts at the 180th meridian and closes rings around a pole. */
const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0)
  .reflectY(true);

/** Coasts and borders of Natural Earth at 1 : 10 million. */
export async function readOutlines(
  root: string,
): Promise<{ land: GeoJSON.Feature[]; borders: GeoJSON.Feature[] }> {
  const file = join(root, "node_modules/world-atlas/countries-10m.json");
  const atlas: Atlas = JSON.parse(await readFile(file, "utf8"));
  const borders: GeoJSON.MultiLineString = mesh(
    atlas,
    atlas.objects.countries,
    (one, other) => one !== other,
  );
  return {
    land: feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
      if (geometry.type === "Polygon") return cutPolygon(geometry.coordinates);
      return geometry.type === "MultiPolygon" ? geometry.coordinates.flatMap(cutPolygon) : [];
    }),
    borders: borders.coordinates.map((coordinates) => featureOf({ type: "LineString", coordinates })),
  };
}

/** Polygons without a side across the 180th meridian; else it would be drawn across the world. */
function cutPolygon(coordinates: GeoJSON.Position[][]): GeoJSON.Feature[] {
  const isWhole = coordinates.every((ring) => ring.every(([lon = 0], at) => !isFar(lon, ring[at - 1]?.[0])));
  if (isWhole) return [featureOf({ type: "Polygon", coordinates })];
  const rings = ringsOf({ type: "Polygon", coordinates });
  const sizes = rings.map(signedArea);
  const largest = sizes.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);
  const holes = rings.filter((_, at) => Math.sign(sizes[at] ?? 0) !== Math.sign(largest));
  return rings
    .filter((ring) => !holes.includes(ring))
    .map((ring) => {
      const ofLargest = sizes[rings.indexOf(ring)] === largest ? holes : [];
      return featureOf({ type: "Polygon", coordinates: [ring, ...ofLargest] });
    });
}

function isFar(lon: number, before: number | undefined): boolean {
  return before !== undefined && Math.abs(lon - before) > 180;
}

function ringsOf(polygon: GeoJSON.Polygon): GeoJSON.Position[][] {
  const rings: GeoJSON.Position[][] = [];
  const draw = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => {
      const ring = rings.at(-1);
      if (ring?.[0] !== undefined) ring.push(ring[0]);
    },
  };
  geoPath(degrees, draw)(polygon);
  return rings;
}

function signedArea(ring: GeoJSON.Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function featureOf(geometry: GeoJSON.Polygon | GeoJSON.LineString): GeoJSON.Feature {
  return { type: "Feature", properties: {}, geometry };
}
