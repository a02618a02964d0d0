import { z } from "zod";

const thumbnailSchema = z.object({ width: z.number(), height: z.number(), storageKey: z.string() });
export type StoredThumbnail = z.infer<typeof thumbnailSchema>;

/** A file entry as it is kept in `media.fields.file.<locale>`: what the interface shows, and where the bytes are. */
const storedFileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  mimeGroups: z.array(z.string()),
  state: z.enum(["PENDING", "PROCESSING", "PROCESSED", "FAILED"]),
  detail: z.record(z.string(), z.unknown()).optional(),
  /** The Upload that it came from; the pictures of the demo Space came from none. */
  upload: z.string().optional(),
  /** Neither leaves the service. */
  storageKey: z.string().optional(),
  thumbnails: z.array(thumbnailSchema).optional(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** @throws ZodError for what this service did not write: a defect. */
export function parseStoredFile(entry: unknown): StoredFile {
  return storedFileSchema.parse(entry);
}

/** The Uploads whose bytes a Media's `fields.file` holds. */
export function uploadsOf(file: Record<string, unknown> = {}): string[] {
  return Object.values(file).flatMap((entry) => parseStoredFile(entry).upload ?? []);
}
