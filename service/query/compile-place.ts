import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Near, Point } from "#service/query/place-value.ts";
import type { Target } from "#service/query/target.ts";
import { comparable, fieldValue, jsonAt } from "#service/query/value-expression.ts";

/** The mean radius of the Earth. */
const radiusKilometers = 6371.0088;
const kilometersPerDegree = 111.195;
/** A box may be slightly too large, because the distance decides. */
const slackDegrees = 0.001;

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Within a distance on the sphere: boxes for an index, then the great circle. */
export function placeIsNear(target: Target, near: Near): RawBuilder<SqlBool> {
  const point = comparable(target);
  const inBox = boxesAround(near).map(({ west, east, south, north }) => {
    const corners = `(${west},${south}),(${east},${north})`;
    return sql<SqlBool>`${point} <@ ${corners}::box`;
  });
  return sql`((${sql.join(inBox, sql` or `)}) and ${isInCircle(jsonAt(target), near)})`;
}

/**
 * The haversine formula. The subqueries with `offset 0` read the position from the JSON once, which takes longer than
 * everything else for a row. PostgreSQL wouldn't inline an SQL function here, and calling one takes longer still.
 */
function isInCircle(json: RawBuilder<unknown>, { lon, lat, kilometers }: Near): RawBuilder<SqlBool> {
  const angle = kilometers / radiusKilometers;
  const greatest = angle < Math.PI ? Math.sin(angle / 2) ** 2 : 2;
  const degrees = (name: string) => fieldValue("number", sql`(place -> ${sql.lit(name)})`);
  return sql`(
    select sin(radians(lat - ${lat}::float8) / 2) ^ 2
      + cos(radians(lat)) * ${Math.cos(toRadians(lat))}::float8 * sin(radians(lon - ${lon}::float8) / 2) ^ 2
      <= ${greatest}::float8
    from (
      select ${degrees("lat")}::float8 as lat, ${degrees("lon")}::float8 as lon
      from (select ${json} as place offset 0) as json offset 0
    ) as point)`;
}

/** Inside a polygon on a flat map of degrees, including its edge. */
export function placeIsWithin(target: Target, polygon: Point[]): RawBuilder<SqlBool> {
  const ring = `(${polygon.map(({ lon, lat }) => `(${lon},${lat})`).join(",")})`;
  return sql`${comparable(target)} <@ ${ring}::polygon`;
}

/** Boxes that contain every point within the distance: two across the date line, all longitudes at a pole. */
function boxesAround({ lon, lat, kilometers }: Near): Box[] {
  const reach = kilometers / kilometersPerDegree + slackDegrees;
  const south = lat - reach;
  const north = lat + reach;
  if (south <= -90 || north >= 90) return [{ west: -180, east: 180, south, north }];
  const ratio = Math.sin(Math.min(toRadians(reach), Math.PI / 2)) / Math.cos(toRadians(lat));
  const width = ratio >= 1 ? 180 : toDegrees(Math.asin(ratio)) + slackDegrees;
  if (width >= 180) return [{ west: -180, east: 180, south, north }];
  const [west, east] = [lon - width, lon + width];
  if (west < -180)
    return [
      { west: -180, east, south, north },
      { west: west + 360, east: 180, south, north },
    ];
  if (east > 180)
    return [
      { west, east: 180, south, north },
      { west: -180, east: east - 360, south, north },
    ];
  return [{ west, east, south, north }];
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;
