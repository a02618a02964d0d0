import { kindOfType } from "#lib/content/media/file-kind.ts";
import type { Media } from "#lib/space/media.ts";
import { createMedia, isTaken } from "#lib/space/media-create.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import type { KeptUpload } from "../shelf/kept-upload.ts";
import type { UploadItem } from "../upload-item.ts";

interface MediaStep {
  kept: KeptUpload & { uploadId: string };
  localeId: string;
  /** Told before it is asked for, and kept until it is known what came of it. */
  onAsked: () => Promise<void>;
}

const lookedAt = 30;
const mostPages = 10;

/**
 * The Media of an Upload, made once: where it was asked for before and nobody knows what came of that, it is looked
 * for first (reliability.md, "no double create"). Throws `SpaceError`.
 */
export async function mediaOf(send: Send, { kept, localeId, onAsked }: MediaStep): Promise<Media> {
  const found = kept.isAsked ? await findMedia(send, kept) : undefined;
  if (found !== undefined) return found;
  await onAsked();
  try {
    const { contentType, uploadId } = kept;
    const fileName = fileNameOf(kept.fileName);
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
  let next: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await listMedia(send, {
      limit: lookedAt,
      order: "-sys.createdAt",
      conditions: [["sys.createdBy.sys.id", memberId]],
      ...(next !== undefined && { next }),
    });
    const found = answer.items.find(({ fields }) =>
      Object.values(fields.file ?? {}).some((file) => file.upload === uploadId),
    );
    next = answer.next;
    if (found !== undefined || next === undefined) return found;
  }
  return undefined;
}

const longestName = 200;

/** As it was, or cut before its extension where a Space takes no longer one. */
export function fileNameOf(fileName: string): string {
  const letters = [...fileName.normalize("NFC")];
  if (letters.length <= longestName) return letters.join("");
  const [extension = ""] = /\.[a-z0-9]{1,10}$/i.exec(fileName) ?? [];
  return letters.slice(0, longestName - extension.length).join("") + extension;
}

const longestTitle = 200;

/**
 * "IMG_2231" of "IMG_2231.heic"; nothing that reads the other way round or cannot be seen. Composed, as it is searched
 * for: some systems hand names over in single letters of Hangul.
 */
export function titleOf(fileName: string): string {
  const name = (fileName.split(/[/\\]/).at(-1) ?? "").normalize("NFC");
  const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");
  return [...plain.trim()].slice(0, longestTitle).join("");
}

/** The Media that was asked for, where its answer was never heard. */
async function askedFor(send: Send, { isAsked, uploadId, ...kept }: KeptUpload): Promise<string | undefined> {
  if (!isAsked || uploadId === undefined) return undefined;
  const found = await findMedia(send, { ...kept, uploadId }).catch(() => undefined);
  return found?.sys.id;
}

/** Has the service forget what it has of a file. Who cannot be reached forgets an Upload in a day. */
export async function takeBack(
  send: Send,
  { media, kept }: Pick<UploadItem, "media" | "kept">,
): Promise<void> {
  const mediaId = media?.sys.id ?? kept.mediaId ?? (await askedFor(send, kept));
  const uploadId = kept.uploadId ?? kept.resumableUrl?.split("/").at(-1);
  if (mediaId !== undefined) {
    await send({ endpoint: "deleteMedia", parameters: { mediaId } }).catch(() => undefined);
  } else if (uploadId !== undefined) {
    await send({ endpoint: "removeResumable", parameters: { uploadId } }).catch(() => undefined);
  }
}
