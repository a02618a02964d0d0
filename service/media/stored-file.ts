import { z } from "zod";

const thumbnailSchema = z.object({ width: z.number(), height: z.number(), storageKey: z.string() });
export type StoredThumbnail = z.infer<typeof thumbnailSchema>;

/** A file entry as stored in `media.fields.file.<locale>`: the public part, and where the bytes are. */
const storedFileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  mimeGroups: z.array(z.string()),
  state: z.enum(["PENDING", "PROCESSING", "PROCESSED", "FAILED"]),
  detail: z.record(z.string(), z.unknown()).optional(),
  /** Its Upload; pictures of the demo Space have none. */
  upload: z.string().optional(),
  /** Both are private. */
  storageKey: z.string().optional(),
  thumbnails: z.array(thumbnailSchema).optional(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** @throws ZodError for data that this service didn't write: a defect. */
export function parseStoredFile(entry: unknown): StoredFile {
  return storedFileSchema.parse(entry);
}

/** The Uploads that a Media's `fields.file` uses. */
export function uploadsOf(file: Record<string, unknown> = {}): string[] {
  return Object.values(file).flatMap((entry) => parseStoredFile(entry).upload ?? []);
}
