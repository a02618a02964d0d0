import * as z from "zod";
import type { Check } from "#service/acma/content-validation/check.ts";

const referSchema = z.strictObject({
  sys: z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    type: z.literal("Refer"),
    targetType: z.enum(["Content", "Media"]),
  }),
});

/** `{sys: {id, type: "Refer", targetType}}` (`seed.md`, "Refer shape"), to what the field points to. */
export const checkRefer: Check = (value, { target }, path, { problems, refers }) => {
  const parsed = referSchema.safeParse(value);
  if (!parsed.success) {
    problems.push({ path, message: 'Must be a Refer: {sys: {id, type: "Refer", targetType}}.' });
    return value;
  }
  const { id, targetType } = parsed.data.sys;
  if (target && targetType !== target.targetType) {
    problems.push({ path, message: `Must refer to ${target.targetType}.` });
    return value;
  }
  refers.push({ path, id, target: target ?? { targetType } });
  return value;
};
