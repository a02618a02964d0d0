import type { FastifyRequest } from "fastify";
import type { Kysely, Transaction } from "kysely";
import { notFound, pathId } from "#service/acma/path-id.ts";
import { type PlatformUserRow, requirePlatformUser } from "#service/cma/platform-user.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Permission } from "#service/database/management-schema.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

/** A platform user inside a Space in which it has a Space Membership. */
export interface Stay {
  user: PlatformUserRow;
  spaceId: string;
  permissions: ReadonlySet<Permission>;
}

/**
 * @throws ServiceError `InvalidToken`; `NotFound` for a Space that the user isn't a member of, whether it exists or
 * not.
 */
export async function enterSpace(context: ServiceContext, request: FastifyRequest): Promise<Stay> {
  const user = await requirePlatformUser(context, request);
  return findStay(context.db, user, pathId(request, "spaceId"));
}

/** @throws ServiceError `AccessDenied` if none of the user's SpaceRoles allows managing this. */
export function requirePermission({ permissions }: Stay, permission: Permission): void {
  if (!permissions.has(permission)) {
    throw new ServiceError("AccessDenied", "Your SpaceRoles do not let you change this.");
  }
}

/**
 * Runs one settings change of a Space at a time, so that what `change` reads stays true. Refuses a caller that lost the
 * right while it waited.
 */
export async function changeSettings<Result>(
  { db }: ServiceContext,
  { user, spaceId }: Stay,
  permission: Permission,
  change: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom("space")
      .select("id")
      .where("id", "=", spaceId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    requirePermission(await findStay(transaction, user, spaceId), permission);
    return change(transaction);
  });
}

async function findStay(db: Kysely<Database>, user: PlatformUserRow, spaceId: string): Promise<Stay> {
  const membership = await db
    .selectFrom("space_membership")
    .select("roles")
    .where("space_id", "=", spaceId)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (membership === undefined) throw notFound();
  const roles = await db
    .selectFrom("space_role")
    .select("permissions")
    .where("space_id", "=", spaceId)
    .where("id", "in", membership.roles)
    .execute();
  return { user, spaceId, permissions: new Set(roles.flatMap(({ permissions }) => permissions)) };
}
