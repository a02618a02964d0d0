import * as z from "zod";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";

/** What a matched value is compared as. */
type Comparison = "text" | "number" | "moment" | "search";

const earthKilometers = 6371.0088;

/**
 * Whether a value fits a condition, read off the interface (seed.md "Filter rules", decisions.md "Lists") and nothing
 * else: the matrix compares the Space's answers with this.
 */
export function matches(value: unknown, operator: Operator, asked: string, as: Comparison): boolean {
  const present = isPresent(value);
  const entries = (Array.isArray(value) ? value : [value]).filter(isPresent);
  const any = (test: (entry: unknown) => boolean) => entries.some(test);
  const list = asked.split(/(?<!\\),/).map((each) => each.replaceAll("\\,", ","));
  const order = (entry: unknown) => compare(entry, asked, as);
  switch (operator) {
    case "exists":
      return present === (asked === "true");
    case "eq":
      return any((entry) => order(entry) === 0);
    case "ne":
      return !any((entry) => order(entry) === 0);
    case "in":
      return any((entry) => list.some((each) => compare(entry, each, as) === 0));
    case "nin":
      return !any((entry) => list.some((each) => compare(entry, each, as) === 0));
    case "all":
      return list.every((each) => any((entry) => compare(entry, each, as) === 0));
    case "prefix":
      return any((entry) => String(entry).startsWith(asked));
    case "gt":
      return any((entry) => order(entry) > 0);
    case "gte":
      return any((entry) => order(entry) >= 0);
    case "lt":
      return any((entry) => order(entry) < 0);
    case "lte":
      return any((entry) => order(entry) <= 0);
    case "regex":
      return any((entry) => new RegExp(asked, "u").test(String(entry)));
    case "near":
      return any((entry) => isNear(entry, asked));
    case "within":
      return any((entry) => isWithin(entry, asked));
  }
}

function isPresent(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)
  );
}

function compare(value: unknown, asked: string, as: Comparison): number {
  if (as === "search") return String(value).toLowerCase().includes(asked.toLowerCase()) ? 0 : 1;
  if (as === "number") return Number(value) - Number(asked);
  if (as === "moment") return Date.parse(String(value)) - Date.parse(asked);
  const [one, other] = [[...String(value)], [...asked]];
  const at = one.findIndex((letter, index) => letter !== other[index]);
  if (at === -1) return one.length - other.length;
  return (one[at]?.codePointAt(0) ?? 0) - (other[at]?.codePointAt(0) ?? -1);
}

function isNear(value: unknown, asked: string): boolean {
  const [lon = 0, lat = 0, kilometers = 0] = asked.split(",").map(Number);
  const at = pointOf(value);
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(rad(lat)) * Math.sin(rad(at.lat)) +
    Math.cos(rad(lat)) * Math.cos(rad(at.lat)) * Math.cos(rad(lon - at.lon));
  return Math.acos(Math.min(1, cosine)) * earthKilometers <= kilometers;
}

/** The polygons of the matrix are boxes: west, south, east, north are enough. */
function isWithin(value: unknown, asked: string): boolean {
  const numbers = asked.split(",").map(Number);
  const [lons, lats] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  const { lon, lat } = pointOf(value);
  const between = (each: number, all: number[] = []) => each >= Math.min(...all) && each <= Math.max(...all);
  return between(lon, lons) && between(lat, lats);
}

const pointSchema = z.object({ lon: z.number(), lat: z.number() });

function pointOf(value: unknown): { lon: number; lat: number } {
  return pointSchema.parse(value);
}
