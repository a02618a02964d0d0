import * as z from "zod/mini";

/** A platform user, or a Refer to one; name and address only with `include`. */
export const platformUserSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** A SpaceRole, or a Refer to one. */
export const spaceRoleSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  name: z.optional(z.string()),
});

/** A Space, or a Refer to one. */
const spaceSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  name: z.optional(z.string()),
  locales: z.optional(z.array(z.string())),
});

/** "Space Membership": a platform user's roles in a Space. No states, only `version`. */
export const spaceMembershipSchema = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    space: spaceSchema,
    user: platformUserSchema,
    createdBy: z.optional(platformUserSchema),
    createdAt: z.string(),
    updatedBy: z.optional(platformUserSchema),
    updatedAt: z.string(),
    version: z.number(),
  }),
  roles: z.array(spaceRoleSchema),
});

export type PlatformUser = z.infer<typeof platformUserSchema>;
export type SpaceRole = z.infer<typeof spaceRoleSchema>;
export type SpaceMembership = z.infer<typeof spaceMembershipSchema>;

/** "Roles per Space Membership": 1 to 3. */
export const mostRoles = 3;
