import { z } from "zod";
import type { ContentTypeField, FieldValues } from "#service/database/schema.ts";

const storedReferSchema = z.object({
  sys: z.object({ id: z.string(), type: z.literal("Refer"), targetType: z.enum(["Content", "Media"]) }),
});

export type StoredRefer = z.infer<typeof storedReferSchema>;

/** Only these fields hold Refers; what looks like one inside a Json field is just JSON. */
export function holdsRefers(field: ContentTypeField): boolean {
  return field.type === "Refer" || (field.type === "Array" && field.items?.type === "Refer");
}

/** A Refer to Content or Media, or undefined for any other value. */
export function storedRefer(value: unknown): StoredRefer | undefined {
  return storedReferSchema.safeParse(value).data;
}

/** The Refers in the fields of a Content, alone or in an Array. */
export function storedRefers(fields: ContentTypeField[], values: FieldValues): StoredRefer[] {
  return fields
    .filter(holdsRefers)
    .flatMap(({ apiName }) => Object.values(values[apiName] ?? {}))
    .flat()
    .flatMap((value) => storedRefer(value) ?? []);
}
