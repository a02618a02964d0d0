import sharp from "sharp";
import { z } from "zod";
import type { Media, Upload } from "./resource.ts";
import type { Space } from "./space.ts";

/** A file entry as Media store it. */
const entrySchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  mimeGroups: z.array(z.string()),
  upload: z.string(),
});

/** Reads the size and, of a picture, the dimensions. */
export async function measure(upload: Upload): Promise<void> {
  const size = upload.bytes.length;
  try {
    const { width, height } = await sharp(upload.bytes).metadata();
    upload.detail = { size, image: { width, height } };
  } catch {
    upload.detail = { size };
  }
}

/** What a response holds of a file entry, before and after processing; a picture without dimensions has failed. */
export function shownFile(space: Space, media: Media, stored: unknown): Record<string, unknown> {
  const { upload: id, ...entry } = entrySchema.parse(stored);
  const { size = 0, image } = space.uploads.get(id)?.detail ?? {};
  const isImage = entry.contentType.startsWith("image/");
  const isWaiting = Date.now() < media.createdAt + space.choices.processingMs;
  const isBroken = isImage && image === undefined;
  const word = isWaiting ? "QUEUED" : isBroken ? "BROKEN" : "AVAILABLE";
  const state = space.choices.mediaStates === "none" ? {} : { state: word };
  if (isWaiting || isBroken) return { ...entry, ...state };
  const mimeGroups = isImage ? ["Image", "Raster"] : ["Attachment"];
  const detail = isImage ? { size, image } : { size };
  return { ...entry, ...state, mimeGroups, url: fileUrl(space, id, entry.fileName), detail };
}

function fileUrl(space: Space, id: string, fileName: string): string {
  const url = `${space.origins.media}/${id}/${encodeURIComponent(fileName)}?v=1`;
  return space.choices.mediaUrls === "absolute" ? url : url.replace(/^http:/, "");
}

/** The bytes of an Upload that a Media has taken, and their type. */
export function deliveredFile(space: Space, id: string): { bytes: Buffer; contentType: string } | undefined {
  const upload = space.uploads.get(id);
  const entries = [...space.media.values()].flatMap(({ fields }) => Object.values(fields.file ?? {}));
  const entry = entries.map((one) => entrySchema.parse(one)).find((one) => one.upload === id);
  if (upload === undefined || entry === undefined) return undefined;
  return { bytes: upload.bytes, contentType: entry.contentType };
}
