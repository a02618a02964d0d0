import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";

/**
 * One condition on a value, or a column that is inserted: a select list or a join says nothing of which Space. Whether
 * each further table has one is for the reader to see.
 */
const namesSpace =
  /(?:\bspace_id"?|"space"\."id") (?:= |in \()(?:any\()?\$\d|\binsert into "?\w+"?(?: as \w+)? \("?space_id"?[,)]/;

/** Statements that read or write rows of any Space, and why they may. */
const ofAnySpace: Record<string, RegExp> = {
  "an accessToken alone says whose request it is, as for GET /me":
    /from "token_pair" .* where "token_pair"\."access_hash" = \$1 /,
  "a platform user's own memberships are in any Space": /from "space_membership" where "user_id" = \$1 /,
  "a worker takes the file that has waited longest":
    /^with "waiting" as \(select .* from "media_job" where "run_at" /,
  "a worker indexes and reads the words of all types": /^select [^()]* from "content_type"$/,
  "a worker looks which types have changed": /^select [^;]* from content_type$/,
  "the number of a partition belongs to one type": /^update "listed_type" set .* where "number" = \$2$/,
  "a sweep removes what is dead":
    /^delete from "\w+" where ctid = any\(array\( select ctid from "\w+" where .* < \$1::timestamptz order by /,
  "a sweep forgets writes": /^delete from "\w+_write" where written_at < /,
  "a note of no Space says that notes were begun":
    /^select \(\(pg_current_wal_flush_lsn\(\)\) .* as position, exists \(select from member_write where space_id = ''\) as has_notes$/,
  "a sweep lets Uploads go that no Media took":
    /^update "upload" set "removed_at" = \$1 where "media_id" is null /,
  "a sweep removes the files of Uploads":
    /^select "space_id", "id" from "upload" where "removed_at" is not null /,
};

/**
 * Of the statements, those that read or write rows of Spaces and don't say of which one. A partition of `listed_content` has
 * rows of one Space alone.
 */
export async function spacelessStatements(db: Kysely<Database>, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'space_id' and table_name !~ '^listed_content_'`.execute(
    db,
  );
  const ofSpaces = new RegExp(
    `\\b(?:from|join|into|update) "?(?:${rows.map(({ name }) => name).join("|")})\\b`,
    "i",
  );
  const mayBe = Object.values(ofAnySpace);
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) =>
      ofSpaces.test(text) && !namesSpace.test(text) && !mayBe.some((statement) => statement.test(text)),
  );
}
