import * as z from "zod/mini";
import { storedIn } from "./form-stored.ts";
import type { SlotReading } from "./problems.ts";

const locationSchema = z.strictObject({ lon: z.number(), lat: z.number() });

/** Degrees: `lon` -180 to 180, `lat` -90 to 90. */
export type Location = z.infer<typeof locationSchema>;

/** The point that a value is; `undefined` for anything else. */
export function locationOf(value: unknown): Location | undefined {
  const parsed = z.safeParse(locationSchema, value);
  return parsed.success ? parsed.data : undefined;
}

/** Location: `{"lon": …, "lat": …}` (decisions.md, "Content Type"). */
export function readLocation(text: string): SlotReading {
  if (text.trim() === "") return { value: undefined };
  const location = locationOf(storedIn(text));
  if (location === undefined) return { problem: { code: "notAPlace" } };
  return isOnEarth(location) ? { value: location } : { problem: { code: "beyondEarth" } };
}

/** The text of a slot for a point. */
export function locationText({ lon, lat }: Location): string {
  return JSON.stringify({ lon, lat });
}

function isOnEarth({ lon, lat }: Location): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}
