import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { placeIsNear } from "#service/query/compile-place.ts";
import type { Near, Point } from "#service/query/place-value.ts";
import type { Target } from "#service/query/target.ts";
import { inWhole } from "../../scripts/test/whole.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const target: Target = { path: "at", kind: "location", source: { from: "fields", keys: ["at"] } };
const halfRound = 20_015.1;
const places: Point[] = Array.from({ length: 19 * 13 }, (_, n) => ({
  lon: 20 * (n % 19) - 180,
  lat: 15 * Math.floor(n / 19) - 90,
}));

const degrees = (most: number) =>
  fc.oneof(
    fc.integer({ min: -most, max: most }),
    fc.constantFrom(-most, -most + 0.001, 0, most - 0.001, most),
  );
const nearArbitrary = fc.record({
  lon: degrees(180),
  lat: degrees(90),
  kilometers: fc.oneof(fc.constantFrom(1, 10_007, 10_008, halfRound), fc.integer({ min: 0, max: 20_015 })),
});

test("a place is near by the great circle, at the poles, across the date line and round the world", async () => {
  await fc.assert(
    fc.asyncProperty(nearArbitrary, async (near) => {
      const found = await placesNear(near);
      // Within a metre of the edge, either is right.
      const isClear = (place: Point) => Math.abs(distance(near, place) - near.kilometers) > 0.001;
      const expected = places.filter((place) => distance(near, place) < near.kilometers);
      expect(found.filter(isClear)).toEqual(expected.filter(isClear));
    }),
    { numRuns: inWhole(1000, 40) },
  );
});

async function placesNear(near: Near): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select (fields -> 'at' -> 'lon')::float8 as lon, (fields -> 'at' -> 'lat')::float8 as lat
    from (
      select jsonb_build_object('at', place) as fields, number
      from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as all_places (place, number)
    ) as content
    where ${placeIsNear(target, near)} order by number`.execute(space.service.context.db);
  return rows;
}

/** In kilometres, by the chord between two points of the sphere. */
function distance(from: Point, to: Point): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return 2 * 6371.0088 * Math.asin(Math.min(chord / 2, 1));
}

function pointOf({ lon, lat }: Point): number[] {
  const [east, north] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
