import type { Selectable } from "kysely";
import { refer } from "#service/acma/refer.ts";
import type { PlatformUserRow } from "#service/cma/platform-user.ts";
import type { Database } from "#service/database/schema.ts";

export type SpaceRow = Selectable<Database["space"]>;
export type SpaceRoleRow = Selectable<Database["space_role"]>;

interface Dated {
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** The `sys` members that all records have. */
export function datesAndVersion({ created_at, updated_at, version }: Dated) {
  return { createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString(), version };
}

export function showUser(row: PlatformUserRow) {
  return { sys: { id: row.id, type: "User", ...datesAndVersion(row) }, email: row.email, name: row.name };
}

export function showSpaceRole(row: SpaceRoleRow) {
  return {
    sys: { id: row.id, type: "SpaceRole", space: refer("Space", row.space_id), ...datesAndVersion(row) },
    name: row.name,
    permissions: row.permissions,
  };
}

export function showSpace(row: SpaceRow) {
  return {
    sys: { id: row.id, type: "Space", version: row.version },
    name: row.name,
    defaultLocale: row.default_locale,
    locales: row.locales,
  };
}
