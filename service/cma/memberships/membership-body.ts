import { z } from "zod";
import { referSchema } from "#service/cma/refer-schema.ts";

const rolesSchema = z
  .array(referSchema("SpaceRole"))
  .min(1, "Must name 1 to 3 SpaceRoles.")
  .max(3, "Must name 1 to 3 SpaceRoles.")
  .refine((roles) => new Set(roles.map(({ sys }) => sys.id)).size === roles.length, {
    error: "Must name each SpaceRole once.",
  });

/** Add member (decisions.md "CMA"). */
export const newMembershipSchema = z.strictObject({ user: referSchema("User"), roles: rolesSchema });

/** Update roles, by PUT and by PATCH. */
export const membershipChangeSchema = z.strictObject({ roles: rolesSchema });

export function roleIds({ roles }: z.infer<typeof membershipChangeSchema>): string[] {
  return roles.map(({ sys }) => sys.id);
}
