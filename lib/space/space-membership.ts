import * as z from "zod/mini";

/** A platform user, or a Refer to one: a name and an address only where `include` put the user in place. */
export const platformUserSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** A SpaceRole, or a Refer to one. Of its record nothing is shown but that it is one. */
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

/** "Space Membership": which roles a platform user has in a Space. It has no states, only `version`. */
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
