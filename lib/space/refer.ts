import * as z from "zod/mini";

/** "Refer shape". */
export const referSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.literal("Refer"), targetType: z.string() }),
});

export type Refer = z.infer<typeof referSchema>;

export function isRefer(value: unknown): value is Refer {
  // What it refers to often stands in its place: parsing that takes a list longer than drawing it.
  return Object(value).sys?.type === "Refer" && referSchema.safeParse(value).success;
}
