import { type Kysely, sql } from "kysely";

/**
 * What it takes to find the words of a text: some milliseconds for a page. PostgreSQL believes in the time of a usual function,
 * and read every text of a small Content Type at each search rather than look words up in the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function atrium_words(text) cost 10000`.execute(db);
}
