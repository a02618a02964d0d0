import type { Kysely, Transaction } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { notFound } from "#service/acma/path-id.ts";
import type { ContentRow, ContentTypeRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";

/**
 * The Content Types of these Contents from the frame; a type that was created after the request began is read from the
 * database.
 */
export async function typesOf(
  db: Kysely<Database>,
  { spaceId, frame }: Visit,
  rows: Pick<ContentRow, "content_type_id">[],
): Promise<ReadonlyMap<string, ContentTypeRow>> {
  const unknown = rows.map((row) => row.content_type_id).filter((id) => !frame.types.has(id));
  if (unknown.length === 0) return frame.types;
  return new Map([...frame.types, ...(await findContentTypes(db, spaceId, unknown))]);
}

/** The Content Types with these ids, by id; unknown ids are left out. */
async function findContentTypes(
  db: Kysely<Database>,
  spaceId: string,
  ids: Iterable<string>,
): Promise<Map<string, ContentTypeRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_type")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "in", wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The Content Type that validates a write, locked against publication until the transaction ends.
 * @throws ServiceError `NotFound`
 */
export async function lockContentType(
  transaction: Transaction<Database>,
  spaceId: string,
  id: string,
): Promise<ContentTypeRow> {
  const contentType = await transaction
    .selectFrom("content_type")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  if (!contentType) throw notFound();
  return contentType;
}

/**
 * The Content Type as of the beginning of the request, without a query.
 * @throws ServiceError `NotFound`
 */
export function requireFramedType({ frame }: Visit, id: string): ContentTypeRow {
  const contentType = frame.types.get(id);
  if (!contentType) throw notFound();
  return contentType;
}
