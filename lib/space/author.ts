import * as z from "zod/mini";

/** A Refer, or with `include` the ServiceUser as others see it. */
export const authorSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  nickname: z.optional(z.string()),
  avatarUrl: z.nullish(z.string()),
});

export type Author = z.infer<typeof authorSchema>;
