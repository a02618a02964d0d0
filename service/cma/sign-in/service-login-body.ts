import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import { referSchema } from "#service/cma/refer-schema.ts";

/**
 * `{callbackUrl, providers, defaultRole}` of a ServiceLogin, whole (decisions.md "Space records"). A custom scheme is
 * rejected (seed.md "Errors").
 */
export const serviceLoginChangeSchema = z.strictObject({
  callbackUrl: callbackUrlSchema.max(2048, "Must have 2,048 characters or fewer."),
  providers: z
    .array(z.string())
    .min(1, "Must list a provider.")
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, { error: "Must list each provider once." }),
  defaultRole: referSchema("ServiceUserRole"),
});
