import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { contentBodySchema, tagIds } from "#service/acma/content-body.ts";
import { lockContentType } from "#service/acma/content-types.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockContentFor } from "#service/acma/find-content.ts";
import { pathId } from "#service/acma/path-id.ts";
import type { ContentRow } from "#service/acma/resource-rows.ts";
import { showContents } from "#service/acma/show-resources.ts";
import { requireValidFields } from "#service/acma/valid-fields.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { parseBody } from "#service/parse-body.ts";

interface Change {
  fields: FieldValues;
  /** Left as they are when undefined. */
  tags: string[] | undefined;
  by: string;
  at: Date;
}

/** `PUT /spaces/{spaceId}/contents/{contentId}`: the whole of `fields`; a version that is not current is 409. */
export async function updateContent(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const id = pathId(request, "contentId");
  const updated = await context.db.transaction().execute(async (transaction) => {
    const row = await lockContentFor("update", transaction, visit, id);
    const body = parseBody(contentBodySchema, request.body);
    requireCurrentVersion(request, row.version);
    const contentType = await lockContentType(transaction, visit.spaceId, row.content_type_id);
    const fields = await requireValidFields(transaction, visit, contentType, body.fields, row.fields);
    const change = { fields, tags: tagIds(body), by: visit.actor.id, at: context.clock() };
    return writeContent(transaction, row, change);
  });
  const [content] = await showContents(context, visit, [updated], 0);
  return content;
}

async function writeContent(
  transaction: Transaction<Database>,
  row: ContentRow,
  { fields, tags, by, at }: Change,
): Promise<ContentRow> {
  return transaction
    .updateTable("content")
    .set({
      fields: JSON.stringify(fields),
      ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
      version: sql`version + 1`,
      publish_version: sql`version + 1`,
      publish_counter: sql`publish_counter + 1`,
      publish_at: at,
      publish_by: by,
      updated_by: by,
      updated_at: at,
    })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
