import { z } from "zod";

/** A file entry as it is kept in `media.fields.file.<locale>`: what the interface shows, and where the bytes are. */
const storedFileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  mimeGroups: z.array(z.string()),
  state: z.enum(["PENDING", "PROCESSING", "PROCESSED", "FAILED"]),
  detail: z.record(z.string(), z.unknown()).optional(),
  /** Never leaves the service. */
  storageKey: z.string().optional(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** @throws ZodError for what this service did not write: a defect. */
export function parseStoredFile(entry: unknown): StoredFile {
  return storedFileSchema.parse(entry);
}
