import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { contentBodySchema, tagIds } from "#service/acma/content-body.ts";
import { lockContentType, requireFramedType } from "#service/acma/content-types.ts";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import { pathId } from "#service/acma/path-id.ts";
import { mayAct } from "#service/acma/permission.ts";
import { showContents } from "#service/acma/show-resources.ts";
import { requireValidFields } from "#service/acma/valid-fields.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

interface NewContent {
  contentTypeId: string;
  fields: FieldValues;
  tags: string[];
  now: Date;
}

/** `POST /spaces/{spaceId}/content-types/{contentTypeId}/contents` with `{fields, metadata?}`: published at once (`seed.md`, "States"). */
export async function createContent(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const { id } = requireFramedType(visit, pathId(request, "contentTypeId"));
  requireMayCreate(visit, id);
  const body = parseBody(contentBodySchema, request.body);
  const row = await context.db.transaction().execute(async (transaction) => {
    const contentType = await lockContentType(transaction, visit.spaceId, id);
    const fields = await requireValidFields(transaction, visit, contentType, body.fields);
    return insertContent(transaction, visit, {
      contentTypeId: id,
      fields,
      tags: tagIds(body) ?? [],
      now: context.clock(),
    });
  });
  const [content] = await showContents(context, visit, [row], 0);
  return reply.code(201).send(content);
}

function requireMayCreate({ actor }: Visit, contentType: string): void {
  const on = { resource: "Content", contentType, createdBy: actor.id } as const;
  if (!mayAct(actor, "create", on)) {
    throw new ServiceError("AccessDenied", "Your role does not let you create this.");
  }
}

async function insertContent(
  transaction: Transaction<Database>,
  visit: Visit,
  { contentTypeId, fields, tags, now }: NewContent,
) {
  return insertAsMember(transaction, visit, "content", {
    id: newId(),
    content_type_id: contentTypeId,
    fields: JSON.stringify(fields),
    tags: JSON.stringify(tags),
    version: 1,
    publish_version: 1,
    publish_counter: 1,
    publish_at: now,
    publish_first_at: now,
    publish_by: visit.actor.id,
    updated_by: visit.actor.id,
    created_at: now,
    updated_at: now,
  });
}
