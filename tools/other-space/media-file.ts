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

/** Reads size and dimensions once; a picture that cannot be read has failed. */
export async function processFile(upload: Upload, contentType: string): Promise<void> {
  const size = upload.bytes.length;
  if (!contentType.startsWith("image/")) {
    upload.detail = { size };
    return;
  }
  try {
    const { width, height } = await sharp(upload.bytes).metadata();
    upload.detail = { size, image: { width, height } };
  } catch {
    upload.failed = true;
  }
}

/** What a response holds of a file entry, before and after processing. */
export function shownFile(space: Space, media: Media, stored: unknown): Record<string, unknown> {
  const { upload: id, ...entry } = entrySchema.parse(stored);
  const upload = space.uploads.get(id);
  const done = upload?.detail !== undefined && Date.now() >= media.createdAt + space.choices.processingMs;
  const word = upload?.failed === true ? "BROKEN" : done ? "AVAILABLE" : "QUEUED";
  const state = space.choices.mediaStates === "none" ? {} : { state: word };
  if (!done) return { ...entry, ...state };
  const mimeGroups = entry.contentType.startsWith("image/") ? ["Image", "Raster"] : ["Attachment"];
  const url = fileUrl(space, id, entry.fileName);
  return { ...entry, ...state, mimeGroups, url, detail: { ...upload?.detail } };
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
