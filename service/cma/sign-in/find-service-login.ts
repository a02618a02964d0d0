import type { Kysely, Selectable } from "kysely";
import { notFound } from "#service/acma/path-id.ts";
import { refer } from "#service/acma/refer.ts";
import { datesAndVersion } from "#service/cma/show.ts";
import type { Database } from "#service/database/schema.ts";

export type ServiceLoginRow = Selectable<Database["service_login"]>;

/** @throws ServiceError `NotFound` */
export async function requireServiceLoginRow(
  db: Kysely<Database>,
  spaceId: string,
): Promise<ServiceLoginRow> {
  const row = await db
    .selectFrom("service_login")
    .selectAll()
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** `decisions.md`, "Space records". A Space has one, so it has the Space's id. */
export function showServiceLogin(row: ServiceLoginRow) {
  return {
    sys: {
      id: row.space_id,
      type: "ServiceLogin",
      space: refer("Space", row.space_id),
      ...(row.updated_by === null ? {} : { updatedBy: refer("User", row.updated_by) }),
      ...datesAndVersion(row),
    },
    callbackUrl: row.callback_url,
    providers: row.providers,
    defaultRole: refer("ServiceUserRole", row.default_role_id),
  };
}
