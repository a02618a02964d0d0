import type { Kysely, Selectable } from "kysely";
import { notFound } from "#service/acma/path-id.ts";
import { refer } from "#service/acma/refer.ts";
import { knownContentTypes } from "#service/cma/content-types/known-targets.ts";
import { datesAndVersion } from "#service/cma/show.ts";
import type { WrittenRole } from "#service/cma/sign-in/service-user-role-body.ts";
import type { Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";

export type ServiceUserRoleRow = Selectable<Database["service_user_role"]>;

/** @throws ServiceError `NotFound` */
export async function requireServiceUserRole(
  db: Kysely<Database>,
  spaceId: string,
  id: string,
): Promise<ServiceUserRoleRow> {
  const row = await db
    .selectFrom("service_user_role")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** @throws ServiceError `ValidationFailed` for a rule about a Content Type that the Space does not have. */
export async function requireKnownContentTypes(
  db: Kysely<Database>,
  spaceId: string,
  { rules }: WrittenRole,
): Promise<void> {
  const ids = [...new Set(rules.flatMap(({ contentType }) => contentType ?? []))];
  const known = await knownContentTypes(db, spaceId, ids);
  const details = rules.flatMap(({ contentType }, index) =>
    contentType === undefined || known.has(contentType)
      ? []
      : [{ path: `rules.${index}.contentType`, message: "There is no such Content Type in this Space." }],
  );
  if (details.length > 0) throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}

/** `decisions.md`, "Space records". */
export function showServiceUserRole(row: ServiceUserRoleRow) {
  return {
    sys: {
      id: row.id,
      type: "ServiceUserRole",
      space: refer("Space", row.space_id),
      ...(row.updated_by === null ? {} : { updatedBy: refer("User", row.updated_by) }),
      ...datesAndVersion(row),
    },
    name: row.name,
    rules: row.rules,
  };
}
