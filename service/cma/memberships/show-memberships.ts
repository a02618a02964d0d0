import type { Kysely } from "kysely";
import { refer } from "#service/acma/refer.ts";
import type { MembershipRow } from "#service/cma/memberships/find-membership.ts";
import type { PlatformUserRow } from "#service/cma/platform-user.ts";
import {
  datesAndVersion,
  type SpaceRoleRow,
  type SpaceRow,
  showSpace,
  showSpaceRole,
  showUser,
} from "#service/cma/show.ts";
import type { Database } from "#service/database/schema.ts";

interface Related {
  spaces: Map<string, SpaceRow>;
  users: Map<string, PlatformUserRow>;
  /** By Space and id. */
  roles: Map<string, SpaceRoleRow>;
}

/** `seed.md`, "Space Membership"; from `include=1` on, Space, user and roles stand in place of their Refers. */
export async function showMemberships(db: Kysely<Database>, rows: MembershipRow[], include: number) {
  const related = await gatherRelated(db, include > 0 ? rows : []);
  return rows.map((row) => showMembership(row, related));
}

function showMembership(row: MembershipRow, { spaces, users, roles }: Related) {
  const space = spaces.get(row.space_id);
  const user = users.get(row.user_id);
  return {
    sys: {
      id: row.id,
      type: "SpaceMembership",
      space: space ? showSpace(space) : refer("Space", row.space_id),
      user: user ? showUser(user) : refer("User", row.user_id),
      createdBy: refer("User", row.created_by),
      updatedBy: refer("User", row.updated_by),
      ...datesAndVersion(row),
    },
    roles: row.roles.map((id) => {
      const role = roles.get(roleKey(row.space_id, id));
      return role ? showSpaceRole(role) : refer("SpaceRole", id);
    }),
  };
}

async function gatherRelated(db: Kysely<Database>, rows: MembershipRow[]): Promise<Related> {
  if (rows.length === 0) return { spaces: new Map(), users: new Map(), roles: new Map() };
  const spaceIds = [...new Set(rows.map(({ space_id }) => space_id))];
  const userIds = [...new Set(rows.map(({ user_id }) => user_id))];
  const [spaces, users, roles] = await Promise.all([
    db.selectFrom("space").selectAll().where("id", "in", spaceIds).execute(),
    db.selectFrom("platform_user").selectAll().where("id", "in", userIds).execute(),
    db.selectFrom("space_role").selectAll().where("space_id", "in", spaceIds).execute(),
  ]);
  return {
    spaces: new Map(spaces.map((row) => [row.id, row])),
    users: new Map(users.map((row) => [row.id, row])),
    roles: new Map(roles.map((row) => [roleKey(row.space_id, row.id), row])),
  };
}

function roleKey(spaceId: string, id: string): string {
  return `${spaceId}/${id}`;
}
