import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { pathId } from "#service/acma/path-id.ts";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import { type MembershipRow, requireMembership } from "#service/cma/memberships/find-membership.ts";
import { requireKnownRoles } from "#service/cma/memberships/known-roles.ts";
import { requireManager } from "#service/cma/memberships/last-manager.ts";
import { membershipChangeSchema, roleIds } from "#service/cma/memberships/membership-body.ts";
import { showMemberships } from "#service/cma/memberships/show-memberships.ts";
import { requireVersion } from "#service/cma/required-version.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `PUT` and `PATCH /spaces/{spaceId}/space-memberships/{membershipId}` with `{roles}`: 428, 409 `VersionMismatch`, 409
 * `LastManager`.
 */
export async function updateMembership(context: ServiceContext, request: FastifyRequest) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "members");
  const id = pathId(request, "membershipId");
  const updated = await changeSettings(context, stay, "members", async (transaction) => {
    const row = await requireMembership(transaction, stay.spaceId, id);
    requireVersion(request, row.version);
    const roles = roleIds(parseBody(membershipChangeSchema, request.body));
    await requireKnownRoles(transaction, stay.spaceId, roles);
    const changed = await writeRoles(transaction, row, { roles, by: stay.user.id, at: context.clock() });
    await requireManager(transaction, stay.spaceId);
    return changed;
  });
  const [membership] = await showMemberships(context.db, [updated], 0);
  return membership;
}

async function writeRoles(
  transaction: Transaction<Database>,
  row: MembershipRow,
  { roles, by, at }: { roles: string[]; by: string; at: Date },
): Promise<MembershipRow> {
  return transaction
    .updateTable("space_membership")
    .set({ roles: JSON.stringify(roles), version: sql`version + 1`, updated_by: by, updated_at: at })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
