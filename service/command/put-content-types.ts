import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { writeFrame } from "#service/cma/content-types/change-content-type.ts";
import { insertContentType } from "#service/cma/content-types/create-content-type.ts";
import { requireKnownTargets } from "#service/cma/content-types/known-targets.ts";
import type { ManagedContentTypeRow } from "#service/cma/content-types/managed-content-type.ts";
import { requireNoOrphans } from "#service/cma/content-types/orphaned-values.ts";
import { type Published, publish } from "#service/cma/content-types/publish-content-type.ts";
import type { ContentTypeOfFile } from "#service/command/space-file.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

type Change = "created" | "changed" | "unchanged";

export interface PutContentType extends Published {
  change: Change;
}

/**
 * Creates, changes and publishes Content Types; others of the Space stay. Follows the rules of CMA: no change loses
 * what members have written (docs/decisions/0009).
 * @throws ServiceError `ValidationFailed`
 */
export async function putContentTypes(
  transaction: Transaction<Database>,
  spaceId: string,
  types: readonly ContentTypeOfFile[],
  at: Date,
): Promise<PutContentType[]> {
  const known = await transaction
    .selectFrom("managed_content_type")
    .selectAll()
    .where("space_id", "=", spaceId)
    .forUpdate()
    .execute();
  const written: { change: Change; row: ManagedContentTypeRow }[] = [];
  // All of them first, because types refer to each other.
  for (const { id, ...frame } of types) {
    const row = known.find((type) => type.id === id);
    const by = null;
    if (row === undefined) {
      const made = await ofType(id, insertContentType(transaction, { spaceId, id }, { frame, by, at }));
      written.push({ change: "created", row: made });
    } else if (isAsWritten(row, frame)) {
      written.push({ change: row.status === "Published" ? "unchanged" : "changed", row });
    } else {
      await ofType(id, requireNoOrphans(transaction, { spaceId, contentTypeId: id, fields: frame.fields }));
      written.push({ change: "changed", row: await writeFrame(transaction, row, { frame, by, at }) });
    }
  }
  const published: PutContentType[] = [];
  for (const { change, row } of written) {
    await ofType(row.id, requireKnownTargets(transaction, { spaceId, ownId: row.id }, row.fields));
    published.push({ change, ...(await publish(transaction, row, { by: null, at })) });
  }
  return published;
}

/** Adds the Content Type to the paths of a refusal. */
async function ofType<Result>(id: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const details = error.details?.map((detail) => ({ ...detail, path: `${id}.${detail.path}` }));
    throw new ServiceError(error.code, error.message, details, { cause: error });
  }
}

function isAsWritten(row: ManagedContentTypeRow, frame: Omit<ContentTypeOfFile, "id">): boolean {
  const { name, display_field: displayField, fields } = row;
  return isDeepStrictEqual({ name, displayField, fields }, { ...frame });
}
