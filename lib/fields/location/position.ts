import * as z from "zod/mini";

const positionSchema = z.looseObject({ lon: z.number(), lat: z.number() });

export interface Position {
  lon: number;
  lat: number;
}

/** The position that a value is, with whatever else is in it; `undefined` for anything else. */
export function positionOf(value: unknown): Position | undefined {
  const { data } = z.safeParse(positionSchema, value);
  return data && { lon: data.lon, lat: data.lat };
}
