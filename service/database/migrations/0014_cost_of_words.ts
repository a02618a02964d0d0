import { type Kysely, sql } from "kysely";

/**
 * Finding the words of a text takes some milliseconds for a page. PostgreSQL assumed the default cost of a function, so in a
 * small Content Type each search read every text instead of looking the words up in the index. At that cost it would also
 * start parallel workers to check what the index finds, which takes longer: a bitmap that fits into memory needs no check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function atrium_words(text) cost 10000 parallel restricted`.execute(db);
}
