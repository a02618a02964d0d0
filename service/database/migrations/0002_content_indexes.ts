import { type Kysely, sql } from "kysely";
import { keepFrameVersion } from "#service/database/migrations/0002_frame.ts";
import { keepTotals } from "#service/database/migrations/0002_totals.ts";

/** What lists need beside the tables: searching, functions that an index may use, kept totals; its indexes are in 0006. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createFunctions(db);
  await keepTotals(db);
  await keepFrameVersion(db);
}

/** A JSON value that is not what its name says is absent. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  // Immutable in truth: a date-time without an offset, which the server's time zone would settle, is absent.
  await sql`
    create function atrium_instant(value jsonb) returns timestamptz language plpgsql immutable parallel safe as $$
    declare written text := value #>> '{}';
    begin
      if written !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$' then return null; end if;
      return written::timestamptz;
    exception when others then return null;
    end $$`.execute(db);
  await sql`
    create function atrium_point(value jsonb) returns point language sql immutable parallel safe as $$
      select case when jsonb_typeof(value -> 'lon') = 'number' and jsonb_typeof(value -> 'lat') = 'number'
        then point((value -> 'lon')::float8, (value -> 'lat')::float8) end $$`.execute(db);
  // The great circle on a sphere of the Earth's mean radius.
  await sql`
    create function atrium_kilometers(a point, b point) returns float8 language sql immutable strict parallel safe as $$
      select 2 * 6371.0088 * asin(least(1, sqrt(
        sin(radians(b[1] - a[1]) / 2) ^ 2
        + cos(radians(a[1])) * cos(radians(b[1])) * sin(radians(b[0] - a[0]) / 2) ^ 2))) $$`.execute(db);
}
