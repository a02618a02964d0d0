import { z } from "zod";
import { chosenIdSchema, words } from "#service/cma/content-types/content-type-field.ts";

const actionSchema = z.enum(["read", "create", "update", "delete"]);

export const ruleSchema = z
  .strictObject({
    resource: z.enum(["Content", "Media"]),
    contentType: chosenIdSchema.optional(),
    actions: z
      .array(actionSchema)
      .min(1, "Must allow an action.")
      .refine((actions) => new Set(actions).size === actions.length, {
        error: "Must name each action once.",
      }),
    createdBy: z.literal(":self").optional(),
  })
  .refine(({ resource, contentType }) => resource === "Content" || contentType === undefined, {
    path: ["contentType"],
    error: "Media has no Content Type.",
  });

/** `{name, rules}` of a ServiceUserRole, whole (decisions.md "Space records"). No rule at all allows nothing. */
export const serviceUserRoleChangeSchema = z.strictObject({
  name: words(100),
  rules: z.array(ruleSchema).max(100),
});

export const newServiceUserRoleSchema = serviceUserRoleChangeSchema.extend({
  id: chosenIdSchema.optional(),
});

export type WrittenRole = z.infer<typeof serviceUserRoleChangeSchema>;
