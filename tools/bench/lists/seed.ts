import { type Kysely, sql } from "kysely";
import { hashSecret, newSecret } from "#service/auth/secret.ts";
import type { Database } from "#service/database/schema.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import { noteOrders } from "#service/query/noted-orders.ts";
import { searchedContent } from "#service/query/searched-fields.ts";
import { updateVocabulary, vocabularyOf } from "#service/query/vocabulary.ts";
import { fields, spaceId, statuses, typeId } from "./bench-type.ts";
import { koreanWords, makeRandom, words, writtenWord } from "./words.ts";

const member = demoId("member", "ada");
const stretch = 5000;
const summaryWords = 40;
const tagCount = 2000;

/** Writes that many Contents, with their indexes and statistics. */
export async function seedContents(db: Kysely<Database>, size: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await connection
      .insertInto("content_type")
      .values({
        space_id: spaceId,
        id: typeId,
        name: "Bench",
        display_field: "title",
        fields: JSON.stringify(fields),
      })
      .execute();
    await insertContents(connection, size);
  });
  const type = { spaceId, contentTypeId: typeId };
  await indexContentType(db, type);
  await noteOrders(db, type, ["fields.title.en-US", "fields.length.en-US"]);
  await indexContentType(db, type);
  const locales = { locales: ["en-US", "ko-KR"], defaultLocale: "en-US" };
  const searched = searchedContent({ display_field: "title", fields }, locales);
  await updateVocabulary(db, vocabularyOf(spaceId, typeId, searched), Number.POSITIVE_INFINITY);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}

/** An accessToken of Ada's that outlives the run. */
export async function makeToken(db: Kysely<Database>): Promise<string> {
  const accessToken = newSecret();
  const later = new Date(Date.now() + 24 * 3_600_000);
  await db
    .insertInto("token_pair")
    .values({
      space_id: spaceId,
      access_hash: hashSecret(accessToken),
      refresh_hash: hashSecret(newSecret()),
      service_user_id: member,
      created_at: new Date(),
      access_expires_at: later,
      refresh_expires_at: later,
      access_revoked_at: null,
      refresh_revoked_at: null,
    })
    .execute();
  return accessToken;
}

/** In stretches: the texts are put together here, since an array of 20,000 words is slow to take one from in SQL. */
async function insertContents(db: Kysely<Database>, size: number): Promise<void> {
  const random = makeRandom(20260102);
  for (let first = 1; first <= size; first += stretch) {
    const numbers = Array.from({ length: Math.min(stretch, size - first + 1) }, (_, index) => first + index);
    const texts = numbers.map((n) => textsOf(n, random));
    await insertStretch(db, size, { numbers, texts: texts.map((one) => JSON.stringify(one)) });
  }
}

/** Titles and tags are of any words; running text is written by Zipf's law, and every tenth one in Korean. */
function textsOf(n: number, random: () => number) {
  const some = (count: number, from: () => string) => Array.from({ length: count }, from);
  const anyWord = () => words[Math.floor(random() * words.length)] ?? "";
  const tag = () => words[Math.floor(random() * tagCount)] ?? "";
  return {
    title: { "en-US": some(3, anyWord).join(" "), "ko-KR": some(2, () => koreanWord(random())).join(" ") },
    summary: {
      "en-US": some(
        summaryWords,
        n % 10 === 0 ? () => koreanWord(random()) : () => writtenWord(random()),
      ).join(" "),
    },
    tags: { "en-US": some(2, tag) },
  };
}

function koreanWord(random: number): string {
  return koreanWords[Math.floor(koreanWords.length * random)] ?? "";
}

async function insertStretch(
  db: Kysely<Database>,
  size: number,
  { numbers, texts }: { numbers: number[]; texts: string[] },
): Promise<void> {
  const status = sql`(${statuses}::text[])[1 + floor(random() * ${sql.lit(statuses.length)})::int]`;
  const other = sql`jsonb_build_object('sys', jsonb_build_object('type', 'Refer', 'targetType', 'Content', 'id', 'bench' || 1 + floor(random() * ${sql.lit(size)})::int))`;
  const at = sql`timestamptz '2024-01-01' + n * interval '11 seconds'`;
  await sql`
    insert into content (space_id, id, content_type_id, tags, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at, fields)
    select ${sql.lit(spaceId)}, 'bench' || n, ${sql.lit(typeId)}, '[]', 1, 1, 1, ${at}, ${at},
      ${sql.lit(member)}, ${sql.lit(member)}, ${sql.lit(member)}, ${at}, ${at},
      texts::jsonb || jsonb_build_object(
        'status', jsonb_build_object('en-US', ${status}),
        'rating', jsonb_build_object('en-US', floor(random() * 1000)::int),
        'length', jsonb_build_object('en-US', round((random() * 80)::numeric, 6)),
        'open', jsonb_build_object('en-US', random() < 0.5),
        'walkedOn', jsonb_build_object('en-US', to_char(date '2015-01-01' + floor(random() * 3650)::int, 'YYYY-MM-DD')),
        'position', jsonb_build_object('en-US', jsonb_build_object('lon', round((random() * 360 - 180)::numeric, 5), 'lat', round((random() * 160 - 80)::numeric, 5))),
        'related', jsonb_build_object('en-US', jsonb_build_array(${other}, ${other})),
        'cover', jsonb_build_object('en-US', jsonb_build_object('sys', jsonb_build_object('type', 'Refer', 'targetType', 'Media', 'id', ${demoId("media", "surf")}::text)))
      )
    from unnest(${numbers}::int[], ${texts}::text[]) as made (n, texts)`.execute(db);
}
