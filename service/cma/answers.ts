import { z } from "zod";
import { contentTypeFieldSchema } from "#service/cma/content-types/content-type-field.ts";
import { serviceUserRoleChangeSchema } from "#service/cma/sign-in/service-user-role-body.ts";
import { permissions } from "#service/database/management-schema.ts";
import { referSchema } from "#service/openapi/answers.ts";

const dateTime = z.iso.datetime();

const sysOf = <Type extends string>(type: Type) => ({
  id: z.string(),
  type: z.literal(type),
  createdAt: dateTime,
  updatedAt: dateTime,
  version: z.int().min(1),
});

export const userSchema = z
  .strictObject({ sys: z.strictObject(sysOf("User")), email: z.string(), name: z.string() })
  .meta({ id: "User" });

export const spaceRoleSchema = z
  .strictObject({
    sys: z.strictObject({ ...sysOf("SpaceRole"), space: referSchema }),
    name: z.string(),
    permissions: z.array(z.enum(permissions)),
  })
  .meta({ id: "SpaceRole" });

const spaceSchema = z
  .strictObject({
    sys: z.strictObject({ id: z.string(), type: z.literal("Space"), version: z.int() }),
    name: z.string(),
    defaultLocale: z.string(),
    locales: z.array(z.string()),
  })
  .meta({ id: "Space" });

/** `seed.md`, "Space Membership". */
export const membershipSchema = z
  .strictObject({
    sys: z.strictObject({
      ...sysOf("SpaceMembership"),
      space: z.union([referSchema, spaceSchema]),
      user: z.union([referSchema, userSchema]),
      createdBy: referSchema,
      updatedBy: referSchema,
    }),
    roles: z
      .array(z.union([referSchema, spaceRoleSchema]))
      .min(1)
      .max(3),
  })
  .meta({ id: "SpaceMembership" });

export const contentTypeSchema = z
  .strictObject({
    sys: z.strictObject({
      ...sysOf("ContentType"),
      space: referSchema,
      status: z.enum(["Draft", "Published", "Changed"]),
      publish: z
        .strictObject({
          version: z.int().min(1),
          at: dateTime,
          firstAt: dateTime,
          counter: z.int().min(1),
          by: referSchema.optional(),
        })
        .optional(),
      createdBy: referSchema.optional(),
      updatedBy: referSchema.optional(),
    }),
    name: z.string(),
    displayField: z.string(),
    fields: z.array(contentTypeFieldSchema),
  })
  .meta({ id: "ContentType" });

export const serviceUserRoleSchema = serviceUserRoleChangeSchema
  .extend({
    sys: z.strictObject({
      ...sysOf("ServiceUserRole"),
      space: referSchema,
      updatedBy: referSchema.optional(),
    }),
  })
  .meta({ id: "ServiceUserRole" });

const providerFaceSchema = z.strictObject({ id: z.string(), label: z.string(), icon: z.string().optional() });

export const serviceLoginSchema = z
  .strictObject({
    sys: z.strictObject({ ...sysOf("ServiceLogin"), space: referSchema, updatedBy: referSchema.optional() }),
    callbackUrl: z.string(),
    providers: z.array(z.union([z.string(), providerFaceSchema])),
    defaultRole: z.union([referSchema, serviceUserRoleSchema]),
  })
  .meta({ id: "ServiceLogin" });
