import type { Kysely } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";

/**
 * A Refer points to a Content Type of the Space; one that points to its own type names `ownId`.
 * @throws ServiceError `ValidationFailed` with a detail for each that names none.
 */
export async function requireKnownTargets(
  db: Kysely<Database>,
  { spaceId, ownId }: { spaceId: string; ownId: string },
  fields: readonly ContentTypeField[],
): Promise<void> {
  const named = fields.map(targetOf);
  const ids = [...new Set(named.flatMap((id) => id ?? []))];
  const known = (await knownContentTypes(db, spaceId, ids)).add(ownId);
  const details = named.flatMap((id, index) =>
    id === undefined || known.has(id)
      ? []
      : [{ path: `fields.${index}`, message: `There is no Content Type "${id}" to refer to.` }],
  );
  if (details.length > 0) throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}

/** Those of the ids that are of Content Types of the Space. */
export async function knownContentTypes(
  db: Kysely<Database>,
  spaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("managed_content_type")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function targetOf({ target, items }: ContentTypeField): string | undefined {
  return items?.type === "Refer" ? items.target.contentType : target?.contentType;
}
