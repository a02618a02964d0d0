import { type Kysely, sql } from "kysely";
import { codePointText, createIndex, required } from "#service/database/migrations/0001_columns.ts";

/** Letters of scripts without spaces between words, or with particles at their ends (`query/syllables.ts` has them too). */
const unspaced = String.raw`\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u3040-\u30FF\u3130-\u318F\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF`;

/**
 * What searches look up besides trigrams, and a queue of Contents and Media whose words are to be read. `unread_content` and
 * `vocabulary_progress` stay, unused, for processes of the previous version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWords(db);
  await createQueue(db);
}

/**
 * The words of a text, and each two neighbours of scripts without spaces; the last letter of a run stands alone. A `tsvector` takes
 * no more than a megabyte, so the text is cut, and then has the word "…".
 */
async function createWords(db: Kysely<unknown>): Promise<void> {
  const pairs = (runs: string) => sql.raw(`regexp_replace(${runs}, '([^ ]{2})', '\\1 ', 'g')`);
  await sql`
    create function atrium_words(value text) returns tsvector language plpgsql immutable strict parallel safe as $$
    declare
      part text := left(value, 60000);
      words tsvector := strip(to_tsvector('simple'::regconfig, part));
    begin
      if part ~ '[${sql.raw(unspaced)}]' then
        part := ' ' || btrim(regexp_replace(part, '[^${sql.raw(unspaced)}]+', ' ', 'g'));
        words := words || array_to_tsvector(array_remove(string_to_array(
          ${pairs("part")} || ' ' || ${pairs("regexp_replace(part, ' [^ ]', ' ', 'g')")}, ' '), ''));
      end if;
      if length(value) > 60000 then
        words := words || array_to_tsvector(array['…']);
      end if;
      return words;
    end $$`.execute(db);
}

async function createQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unread_item")
    .addColumn("space_id", codePointText, (column) =>
      column.notNull().references("space.id").onDelete("cascade"),
    )
    // Empty for Media.
    .addColumn("content_type_id", codePointText, required)
    .addColumn("item_id", codePointText, required)
    .execute();
  await createIndex(db, "unread_item", ["space_id", "content_type_id"]);
  for (const [table, type] of [
    ["content", sql`content_type_id`],
    ["media", sql`''`],
  ] as const) {
    await sql`
      create or replace function ${sql.ref(`${table}_unread`)}() returns trigger language plpgsql as $$
      begin
        insert into unread_item (space_id, content_type_id, item_id) select space_id, ${type}, id from written;
        return null;
      end $$`.execute(db);
  }
  for (const event of ["insert", "update"]) {
    await sql`
      create trigger ${sql.ref(`media_unread_on_${event}`)} after ${sql.raw(event)} on media
      referencing new table as written for each statement execute function media_unread()`.execute(db);
  }
  await sql`insert into unread_item (space_id, content_type_id, item_id) select space_id, '', id from media`.execute(
    db,
  );
}
