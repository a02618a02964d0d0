import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { tagIds } from "#service/acma/content-body.ts";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import { mediaBodySchema } from "#service/acma/media-body.ts";
import { mayAct } from "#service/acma/permission.ts";
import type { MediaRow } from "#service/acma/resource-rows.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import { takeFiles } from "#service/acma/take-files.ts";
import { requireValidMedia } from "#service/acma/valid-media.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

interface NewMedia {
  id: string;
  fields: FieldValues;
  tags: string[];
  at: Date;
}

/** `POST /spaces/{spaceId}/media`: published at once, its file in state `PROCESSING` and without a `url` (`decisions.md`, "Media processing"). */
export async function createMedia(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  requireMayCreate(visit);
  const body = parseBody(mediaBodySchema, request.body);
  const texts = requireValidMedia(visit, body, {});
  const [id, at] = [newId(), context.clock()];
  const row = await context.db.transaction().execute(async (transaction) => {
    const files = { mediaId: id, held: {}, written: body.fields.file ?? {}, at };
    const { file } = await takeFiles(transaction, visit, files);
    return insertMedia(transaction, visit, { id, fields: { ...texts, file }, tags: tagIds(body) ?? [], at });
  });
  context.mediaQueue.emit("queued");
  const [media] = await showMediaRows(context, visit, [row], 0);
  return reply.code(201).send(media);
}

function requireMayCreate({ actor }: Visit): void {
  if (mayAct(actor, "create", { resource: "Media", createdBy: actor.id })) return;
  throw new ServiceError("AccessDenied", "Your role does not let you create this.");
}

async function insertMedia(
  transaction: Transaction<Database>,
  visit: Visit,
  { id, fields, tags, at }: NewMedia,
): Promise<MediaRow> {
  return insertAsMember(transaction, visit, "media", {
    id,
    fields: JSON.stringify(fields),
    tags: JSON.stringify(tags),
    version: 1,
    publish_version: 1,
    publish_counter: 1,
    publish_at: at,
    publish_first_at: at,
    publish_by: visit.actor.id,
    updated_by: visit.actor.id,
    created_at: at,
    updated_at: at,
  });
}
