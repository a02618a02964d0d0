import { kindOfType } from "#lib/content/file-kind.ts";
import type { Media } from "#lib/space/media.ts";
import { createMedia, isTaken } from "#lib/space/media-create.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import type { KeptUpload } from "./kept-upload.ts";
import type { UploadItem } from "./upload-item.ts";

interface MediaStep {
  kept: KeptUpload & { uploadId: string };
  localeId: string;
  /** Told before it is asked for, and kept until it is known what came of it. */
  onAsked: () => Promise<void>;
}

const lookedAt = 30;

/**
 * The Media of an Upload, made once: where it was asked for before and nobody knows what came of that, it is looked
 * for first (reliability.md, "no double create"). Throws `SpaceError`.
 */
export async function mediaOf(send: Send, { kept, localeId, onAsked }: MediaStep): Promise<Media> {
  const found = kept.isAsked ? await findMedia(send, kept) : undefined;
  if (found !== undefined) return found;
  await onAsked();
  try {
    const { fileName, contentType, uploadId } = kept;
    const mimeGroup = kindOfType(contentType);
    const title = titleOf(fileName);
    return await createMedia(send, { localeId, fileName, contentType, mimeGroup, uploadId, title });
  } catch (error) {
    // The first of two that were sent has made it: it was only not heard of.
    const made = isTaken(error) ? await findMedia(send, kept) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

/** Among the member's own newest, by its Upload. */
async function findMedia(send: Send, { uploadId, memberId }: MediaStep["kept"]): Promise<Media | undefined> {
  const { items } = await listMedia(send, {
    limit: lookedAt,
    order: "-sys.createdAt",
    conditions: [["sys.createdBy.sys.id", memberId]],
  });
  return items.find(({ fields }) =>
    Object.values(fields.file ?? {}).some((file) => file.upload === uploadId),
  );
}

const longestTitle = 200;

/** "IMG_2231" of "IMG_2231.heic"; nothing that reads the other way round or cannot be seen. */
export function titleOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? "";
  const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");
  return [...plain.trim()].slice(0, longestTitle).join("");
}

/** Has the service forget what it has of a file. Who cannot be reached forgets an Upload in a day. */
export async function takeBack(send: Send, { media, kept }: UploadItem): Promise<void> {
  const mediaId = media?.sys.id ?? kept.mediaId;
  const uploadId = kept.uploadId ?? kept.resumableUrl?.split("/").at(-1);
  if (mediaId !== undefined) {
    await send({ endpoint: "deleteMedia", parameters: { mediaId } }).catch(() => undefined);
  } else if (uploadId !== undefined) {
    await send({ endpoint: "removeResumable", parameters: { uploadId } }).catch(() => undefined);
  }
}
