import * as z from "zod/mini";

const positionSchema = z.looseObject({ lon: z.number(), lat: z.number() });

/** Degrees: `lon` -180 to 180, `lat` -90 to 90 on earth. */
export interface Position {
  lon: number;
  lat: number;
}

export function isOnEarth({ lon, lat }: Position): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

/** Ignores other members. */
export function positionOf(value: unknown): Position | undefined {
  const { data } = z.safeParse(positionSchema, value);
  return data && { lon: data.lon, lat: data.lat };
}
