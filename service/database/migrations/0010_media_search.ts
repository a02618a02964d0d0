import { type Kysely, sql } from "kysely";
import { hasOtherConnections, makeIndex } from "#service/database/make-index.ts";

export const isTransactional = false;

/** Titles, file names and descriptions of a Media as one text: locales belong to a Space, the index to all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function atrium_media_text(fields jsonb) returns text language sql immutable parallel safe as $$
      select string_agg(value #>> '{}', E'\n') from (
        select jsonb_path_query(fields, '$.title.*') union all
        select jsonb_path_query(fields, '$.file.*.fileName') union all
        select jsonb_path_query(fields, '$.description.*')) as texts (value) $$`.execute(db);
  const text = sql`atrium_media_text(fields)`;
  const on = sql`using gin (${text} gin_trgm_ops, atrium_words(${text}))`;
  const index = { name: "media_search", table: "media", on };
  await makeIndex(db, index, { concurrently: hasOtherConnections(db) });
}
