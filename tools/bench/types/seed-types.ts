import { type Kysely, sql } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";
import { spaceId } from "../lists/bench-type.ts";
import { kinds } from "../typing/form-type.ts";

const member = demoId("member", "ada");
const contentsOfEach = 200;

/** So many fields of the kinds that a Space usually has; `field0` is the title. */
export function fieldsOf(count: number): ContentTypeField[] {
  const usual = kinds.filter(({ type }) => type !== "RichText");
  return Array.from({ length: count }, (_, index) => {
    const kind = usual[index % usual.length] ?? { type: "Text" };
    const names = { apiName: `field${index}`, name: `Field ${index}` };
    return { ...names, ...kind, searchable: kind.type === "LongText" };
  });
}

/** Content Types with their indexes and some Contents; gives their ids. */
export async function seedTypes(
  db: Kysely<Database>,
  { types, fields }: { types: number; fields: ContentTypeField[] },
): Promise<string[]> {
  const ids = Array.from({ length: types }, (_, index) => `type${index}`);
  for (const id of ids) {
    await db
      .insertInto("content_type")
      .values({ space_id: spaceId, id, name: id, display_field: "field0", fields: JSON.stringify(fields) })
      .execute();
    const values = Array.from({ length: contentsOfEach }, (_, n) => valuesOf(fields, n));
    await insertContents(db, id, values);
  }
  // Last: with thousands of indexes each statement takes a fifth of a second.
  for (const id of ids) await indexContentType(db, { spaceId, contentTypeId: id });
  // Else the service would do so a minute after its start, while it is measured.
  await updateVocabularies(db, new AbortController().signal);
  await sql`vacuum analyze`.execute(db);
  return ids;
}

/** A value of each field, as a Content has them. */
export function valuesOf(fields: ContentTypeField[], n: number): string {
  const values = fields.map(({ apiName, type }) => [apiName, { "en-US": someValue(type, n) }]);
  return JSON.stringify(Object.fromEntries(values));
}

function someValue(type: string, n: number): unknown {
  if (type === "Integer" || type === "Number") return n % 1000;
  if (type === "Boolean") return n % 2 === 0;
  if (type === "Date") return `2026-01-${String((n % 28) + 1).padStart(2, "0")}`;
  if (type === "Array") return [`tag ${n % 50}`];
  return `A walk of ${n} steps along the ${n % 7 === 0 ? "harbour" : "shore"}`;
}

/** By the columns and triggers that the service's own statement has, without its checks. */
export async function insertContents(
  db: Kysely<Database>,
  typeId: string,
  fields: readonly string[],
): Promise<void> {
  await sql`
    insert into content (space_id, id, content_type_id, tags, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at, fields)
    select ${spaceId}, gen_random_uuid()::text, ${typeId}, '[]', 1, 1, 1,
      now(), now(), ${member}, ${member}, ${member}, now(), now(), made.fields::jsonb
    from unnest(${fields}::text[]) as made (fields)`.execute(db);
}
