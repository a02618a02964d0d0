import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Position } from "#lib/fields/location/position.ts";
import { mapFiles } from "#lib/paths.ts";
import type { MapBase } from "#lib/space-file/schema.ts";
import { areaOf, ringOf } from "./geometry.ts";
import type { MapColors } from "./map-colors.ts";
import type { MapSubject } from "./map-props.ts";

const deepestTile = 5;
const land = { source: "world", "source-layer": "land" };
const fonts = ["Instrument Sans Variable", "sans-serif"];
const attribution =
  '<a href="https://www.naturalearthdata.com">Natural Earth</a>, <a href="https://www.geonames.org">GeoNames</a>';

interface BaseOptions {
  colors: MapColors;
  language: string;
}

/** Coasts, borders and cities from the portal's own tiles. Without `glyphs`, MapLibre draws letters with local fonts. */
export function ownBase({ colors, language }: BaseOptions): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: {
        type: "vector",
        tiles: [`${location.origin}${mapFiles}{z}/{x}/{y}.pbf`],
        maxzoom: deepestTile,
        attribution,
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.water } },
      { ...land, id: "land", type: "fill", paint: { "fill-color": colors.land } },
      { ...land, id: "coast", type: "line", paint: { "line-color": colors.coast } },
      {
        ...{ id: "borders", source: "world", "source-layer": "borders" },
        type: "line",
        paint: { "line-color": colors.border, "line-width": 1.25, "line-dasharray": [3, 2] },
      },
      {
        ...{ id: "cities", source: "world", "source-layer": "cities" },
        type: "symbol",
        layout: {
          "text-field": language === "ko" ? ["coalesce", ["get", "ko"], ["get", "name"]] : ["get", "name"],
          "text-font": fonts,
          "text-size": ["interpolate", ["linear"], ["get", "rank"], -10_000_000, 14, -100_000, 11.5],
          "text-max-width": 7,
          "symbol-sort-key": ["get", "rank"],
          "text-padding": 6,
        },
        paint: labelPaint(colors.label, colors.land),
      },
    ],
  };
}

/** A style of pictures. */
export function pictureBase({
  tiles,
  maxZoom,
  attribution: names,
}: Extract<MapBase, { tiles: string }>): StyleSpecification {
  return {
    version: 8,
    sources: {
      pictures: { type: "raster", tiles: [tiles], tileSize: 256, maxzoom: maxZoom, attribution: names },
    },
    layers: [{ id: "pictures", type: "raster", source: "pictures" }],
  };
}

export interface Named extends Position {
  name: string;
}

interface Overlay {
  subject: MapSubject;
  places: readonly Named[];
  colors: MapColors;
}

/** Of sources and layers; the style of a Space has others. */
const ids = {
  area: "atrium-area",
  edge: "atrium-area-edge",
  marker: "atrium-marker",
  places: "atrium-places",
  names: "atrium-place-names",
};

/** A style with the subject and the Space's places above it. */
export function withOverlay(
  base: StyleSpecification,
  { subject, places, colors }: Overlay,
): StyleSpecification {
  const { marker } = subject;
  const area = areaOf(subject);
  return {
    ...base,
    sources: {
      ...base.sources,
      [ids.area]: sourceOf(area.length < 2 ? [] : [{ type: "Polygon", coordinates: [ringOf(area)] }]),
      [ids.marker]: sourceOf(marker === undefined ? [] : [pointOf(marker)]),
      [ids.places]: {
        type: "geojson",
        data: {
          type: "FeatureCollection",
          features: places.map((place) => ({
            type: "Feature",
            properties: { name: place.name },
            geometry: pointOf(place),
          })),
        },
      },
    },
    layers: [
      ...base.layers,
      {
        id: ids.area,
        type: "fill",
        source: ids.area,
        paint: { "fill-color": colors.accent, "fill-opacity": 0.14 },
      },
      {
        id: ids.edge,
        type: "line",
        source: ids.area,
        layout: { "line-join": "round" },
        paint: { "line-color": colors.accent, "line-width": 1.5 },
      },
      circles(ids.places, { radius: 4, color: colors.place, edge: colors.edge }),
      {
        id: ids.names,
        type: "symbol",
        source: ids.places,
        layout: {
          "text-field": ["get", "name"],
          "text-font": fonts,
          "text-size": 13,
          "text-variable-anchor": ["left", "right", "top", "bottom"],
          "text-radial-offset": 0.6,
          "text-justify": "auto",
        },
        paint: labelPaint(colors.place, colors.land),
      },
      circles(ids.marker, { radius: 7, color: colors.accent, edge: colors.edge }),
    ],
  };
}

function labelPaint(color: string, halo: string) {
  return { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.5 };
}

function circles(
  id: string,
  { radius, color, edge }: { radius: number; color: string; edge: string },
): LayerSpecification {
  return {
    id,
    type: "circle",
    source: id,
    paint: {
      "circle-radius": radius,
      "circle-color": color,
      "circle-stroke-width": 2,
      "circle-stroke-color": edge,
    },
  };
}

function sourceOf(geometries: GeoJSON.Geometry[]): SourceSpecification {
  return { type: "geojson", data: { type: "GeometryCollection", geometries } };
}

function pointOf({ lon, lat }: Position): GeoJSON.Point {
  return { type: "Point", coordinates: [lon, lat] };
}
