import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";

/** @throws ServiceError `ValidationFailed` with a detail for each id that is no SpaceRole of the Space. */
export async function requireKnownRoles(
  db: Kysely<Database>,
  spaceId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom("space_role")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("id", "in", ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const details = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `roles.${index}`, message: "There is no such SpaceRole in this Space." }],
  );
  if (details.length > 0) throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}
