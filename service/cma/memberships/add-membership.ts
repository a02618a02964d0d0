import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import type { MembershipRow } from "#service/cma/memberships/find-membership.ts";
import { requireKnownRoles } from "#service/cma/memberships/known-roles.ts";
import { newMembershipSchema, roleIds } from "#service/cma/memberships/membership-body.ts";
import { showMemberships } from "#service/cma/memberships/show-memberships.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `POST /spaces/{spaceId}/space-memberships`: a user that exists becomes a member; 409 `AlreadyMember`. No version
 * header (seed.md).
 */
export async function addMembership(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "members");
  const body = parseBody(newMembershipSchema, request.body);
  const row = await changeSettings(context, stay, "members", async (transaction) => {
    await requireKnownUser(transaction, body.user.sys.id);
    await requireKnownRoles(transaction, stay.spaceId, roleIds(body));
    return insertMembership(transaction, stay.spaceId, {
      userId: body.user.sys.id,
      roles: roleIds(body),
      by: stay.user.id,
      at: context.clock(),
    });
  });
  const [membership] = await showMemberships(context.db, [row], 0);
  return reply.code(201).send(membership);
}

/** The user stays until the membership is there: a command may remove one that is in no Space. */
async function requireKnownUser(db: Kysely<Database>, id: string): Promise<void> {
  const user = await db
    .selectFrom("platform_user")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  if (user !== undefined) return;
  const details = [{ path: "user", message: "There is no such User." }];
  throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}

/** @throws ServiceError `AlreadyMember` */
export async function insertMembership(
  db: Kysely<Database>,
  spaceId: string,
  { userId, roles, by, at }: { userId: string; roles: string[]; by: string; at: Date },
): Promise<MembershipRow> {
  const row = await db
    .insertInto("space_membership")
    .values({
      space_id: spaceId,
      id: newId(),
      user_id: userId,
      roles: JSON.stringify(roles),
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(["space_id", "user_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined)
    throw new ServiceError("AlreadyMember", "This user is a member of the Space already.");
  return row;
}
