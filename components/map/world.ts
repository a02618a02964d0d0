import { feature, mesh } from "topojson-client";
import { createLoading } from "#components/ui/loading.ts";
import { type Outline, outlineOf } from "./outlines.ts";

export interface World {
  land: readonly Outline[];
  borders: readonly Outline[];
}

type Rings = readonly (readonly (readonly number[])[])[];

/** Coasts and borders at 1 : 50 million. */
export const coarseWorld = createLoading(loadCoarse);

/** Coasts at 1 : 10 million, with the small islands. */
export const fineWorld = createLoading(loadFine);

async function loadCoarse(): Promise<World> {
  const { default: atlas } = await import("world-atlas/countries-50m.json");
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  return {
    land: feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry)),
    borders: borders.coordinates.map(outlineOf),
  };
}

async function loadFine(): Promise<World> {
  const { default: atlas } = await import("world-atlas/land-10m.json");
  return {
    land: feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry)),
    borders: [],
  };
}

function ringsOf(geometry: GeoJSON.Geometry): Outline[] {
  const rings = (polygon: Rings) => polygon.map(outlineOf);
  if (geometry.type === "Polygon") return rings(geometry.coordinates);
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flatMap(rings) : [];
}
