import type { Kysely } from "kysely";
import { adoptContentTypes } from "#service/database/adopt-content-types.ts";
import type { Database } from "#service/database/schema.ts";
import { defaultSpaceRoles } from "#service/database/seed/default-roles.ts";
import { daysBefore } from "#service/database/seed/demo-dates.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";

/** Platform users by the addresses of the demo members (decisions.md "More that was unclear"). */
const platformUsers = [
  { key: "grace", email: "grace@example.com", name: "Grace Oh", role: "manager", daysAgo: 1100 },
  { key: "linus", email: "linus@example.com", name: "Linus Falk", role: "editor", daysAgo: 1012 },
  { key: "ada", email: "ada@example.com", name: "Ada Byrne", role: "viewer", daysAgo: 1080 },
] as const;

/**
 * Who manages the demo Space, also where the Space is older than CMA. Only where it has no SpaceRole yet: what
 * its managers did since stays as it is.
 */
export async function seedManagement(db: Kysely<Database>, now: Date): Promise<void> {
  await adoptContentTypes(db, demoSpace.id, now);
  const created = await db
    .insertInto("space_role")
    .values(
      defaultSpaceRoles.map((role) => ({
        ...role,
        permissions: JSON.stringify(role.permissions),
        space_id: demoSpace.id,
        ...since(now, 1100, `role:${role.id}`),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (created.length === 0) return;
  await insertUsers(db, now);
  await insertMemberships(db, now);
}

async function insertUsers(db: Kysely<Database>, now: Date): Promise<void> {
  const rows = platformUsers.map(({ key, email, name, daysAgo }) => ({
    id: demoId("user", key),
    email,
    name,
    ...since(now, daysAgo, `user:${key}`),
  }));
  await db
    .insertInto("platform_user")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertMemberships(db: Kysely<Database>, now: Date): Promise<void> {
  const by = demoId("user", "grace");
  const rows = platformUsers.map(({ key, role, daysAgo }) => ({
    space_id: demoSpace.id,
    id: demoId("membership", key),
    user_id: demoId("user", key),
    roles: JSON.stringify([role]),
    created_by: by,
    updated_by: by,
    ...since(now, daysAgo, `user:${key}`),
  }));
  await db.insertInto("space_membership").values(rows).execute();
}

function since(now: Date, daysAgo: number, key: string) {
  const at = daysBefore(now, daysAgo, key);
  return { created_at: at, updated_at: at };
}
