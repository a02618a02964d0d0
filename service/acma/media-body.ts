import { z } from "zod";
import { contentBodySchema } from "#service/acma/content-body.ts";
import { mimeGroups } from "#service/media/file-kinds.ts";
import { safeFileName } from "#service/media/safe-file-name.ts";

const fileNameSchema = z.string().transform((given, refinement) => {
  const checked = safeFileName(given);
  if ("name" in checked) return checked.name;
  refinement.addIssue({ code: "custom", message: checked.problem });
  return z.NEVER;
});

const contentTypeSchema = z
  .string()
  .max(200)
  .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;[\x20-\x7e]*)?$/, "Must be a media type, like image/png.")
  .transform((text) => (text.split(";")[0] ?? "").trim().toLowerCase());

/** `seed.md`, "Media": "A file entry in a Media create request contains all of the following". */
const newEntrySchema = z.strictObject({
  fileName: fileNameSchema,
  contentType: contentTypeSchema,
  mimeGroups: z.array(z.enum(mimeGroups)).max(mimeGroups.length),
  state: z.literal("PENDING"),
  upload: z.string().regex(/^[\w.-]{1,64}$/, "Must be the sys.id of an Upload."),
});

/** An entry as a read returns it: the file of that locale stays. */
const keptEntrySchema = z.looseObject({ state: z.enum(["PROCESSING", "PROCESSED", "FAILED"]) });

const byLocaleSchema = z.record(z.string(), z.unknown());

/** `{fields: {title?, description?, file}, metadata?}`; an update may leave `file` out, or keep entries of it. */
export const mediaBodySchema = z.strictObject({
  fields: z.strictObject({
    title: byLocaleSchema.optional(),
    description: byLocaleSchema.optional(),
    file: z.record(z.string(), z.discriminatedUnion("state", [newEntrySchema, keptEntrySchema])).optional(),
  }),
  metadata: contentBodySchema.shape.metadata,
});

export type MediaBody = z.output<typeof mediaBodySchema>;
export type WrittenFile = NonNullable<MediaBody["fields"]["file"]>;
export type NewFileEntry = z.output<typeof newEntrySchema>;
