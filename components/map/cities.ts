import * as z from "zod/mini";
import { createLoading } from "#components/ui/loading.ts";
import { mapFiles } from "#lib/paths.ts";
import type { Named } from "./map-style.ts";

const columnsSchema = z.object({
  name: z.array(z.string()),
  /** Empty where there is none. */
  ko: z.array(z.string()),
  lon: z.array(z.number()),
  lat: z.array(z.number()),
});

/** The cities of the world, the largest first. */
export const cities = createLoading(async () => {
  const response = await fetch(`${mapFiles}cities.json`);
  const columns = columnsSchema.parse(await response.json());
  return {
    in: (language: string): Named[] =>
      columns.name.map((name, at) => ({
        name: (language === "ko" && columns.ko[at]) || name,
        lon: columns.lon[at] ?? 0,
        lat: columns.lat[at] ?? 0,
      })),
  };
});
