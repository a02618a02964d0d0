import { feature, mesh } from "topojson-client";
import { createLoading } from "#components/ui/loading.ts";

/** Coasts and borders at 1 : 50 million. */
export const plainWorld = createLoading(async () => {
  const { default: atlas } = await import("world-atlas/countries-50m.json");
  const [land] = feature(atlas, atlas.objects.land).features;
  if (land === undefined) throw new Error("There is no land.");
  return {
    land: land.geometry,
    borders: mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
  };
});
