import { z } from "zod";

/** A Refer in a body (seed.md "Refer shape"). */
export function referSchema<TargetType extends string>(targetType: TargetType) {
  return z.strictObject({
    sys: z.strictObject({
      id: z.string().regex(/^[\w.-]{1,64}$/, `Must be the id of a ${targetType}.`),
      type: z.literal("Refer"),
      targetType: z.literal(targetType),
    }),
  });
}
