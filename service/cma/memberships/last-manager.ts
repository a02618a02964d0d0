import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

/**
 * A Space needs a member who can manage members (decisions.md "CMA"). Checked after the change, in its
 * transaction: with one `changeSettings` at a time, two managers can't both remove each other.
 * @throws ServiceError `LastManager`
 */
export async function requireManager(transaction: Kysely<Database>, spaceId: string): Promise<void> {
  const manager = await transaction
    .selectFrom("space_membership")
    .innerJoin("space_role", (join) =>
      join
        .onRef("space_role.space_id", "=", "space_membership.space_id")
        .on(sql`space_membership.roles`, "?", sql.ref("space_role.id")),
    )
    .select("space_membership.id")
    .where("space_membership.space_id", "=", spaceId)
    .where(sql<boolean>`space_role.permissions ? 'members'`)
    .limit(1)
    .executeTakeFirst();
  if (manager === undefined) {
    throw new ServiceError("LastManager", "Nobody would be left who can manage the members of this Space.");
  }
}
