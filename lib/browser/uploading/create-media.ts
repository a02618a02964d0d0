import { kindOfType } from "#lib/content/media/file-kind.ts";
import type { Media } from "#lib/space/media.ts";
import { createMedia, isTaken, listMedia } from "#lib/space/media-list.ts";
import type { Call, Send } from "#lib/space/send.ts";
import { uploadIdAt } from "./send-file.ts";
import type { StoredUpload } from "./upload-storage.ts";

interface CreateOptions {
  stored: StoredUpload;
  localeId: string;
  /** Called before the request; what it stores stays until the outcome is known. */
  onRequest: () => Promise<void>;
}

const pageSize = 30;
const mostPages = 10;

/**
 * Creates the Media of an Upload once: when the outcome of an earlier request is unknown, it searches first
 * (reliability.md, "no double create"). Throws `SpaceError`.
 */
export async function createMediaOnce(
  send: Send,
  { stored, localeId, onRequest }: CreateOptions,
): Promise<Media> {
  const found = stored.isAsked ? await findMedia(send, stored) : undefined;
  if (found !== undefined) return found;
  await onRequest();
  try {
    const { contentType, uploadId = "" } = stored;
    const fileName = fileNameOf(stored.fileName);
    const mimeGroup = kindOfType(contentType);
    const title = titleOf(fileName);
    return await createMedia(send, { localeId, fileName, contentType, mimeGroup, uploadId, title });
  } catch (error) {
    // An earlier request has created it, and its answer was lost.
    const created = isTaken(error) ? await findMedia(send, stored) : undefined;
    if (created === undefined) throw error;
    return created;
  }
}

/** Searches the member's newest Media. */
async function findMedia(send: Send, { uploadId, memberId }: StoredUpload): Promise<Media | undefined> {
  let next: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await listMedia(send, {
      limit: pageSize,
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

/** Shortened before its extension if it is too long for a Space. */
export function fileNameOf(fileName: string): string {
  const letters = [...fileName.normalize("NFC")];
  if (letters.length <= longestName) return letters.join("");
  const [extension = ""] = /\.[a-z0-9]{1,10}$/i.exec(fileName) ?? [];
  return letters.slice(0, longestName - extension.length).join("") + extension;
}

const longestTitle = 200;

/**
 * "IMG_2231" of "IMG_2231.heic", without control characters. Composed, so that a search finds it: some systems split
 * Hangul in file names into single letters.
 */
export function titleOf(fileName: string): string {
  const name = (fileName.split(/[/\\]/).at(-1) ?? "").normalize("NFC");
  const plain = name.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");
  return [...plain.trim()].slice(0, longestTitle).join("");
}

/** Removes what the service has of a file. Without a connection the service itself removes an Upload after a day. */
export async function withdraw(send: Send, stored: StoredUpload): Promise<void> {
  const { isAsked, resumableUrl } = stored;
  const uploadId = stored.uploadId ?? (resumableUrl && uploadIdAt(resumableUrl));
  const find = async () => (isAsked ? (await findMedia(send, stored))?.sys.id : undefined);
  const mediaId = stored.mediaId ?? (await find().catch(() => undefined));
  if (mediaId !== undefined) await remove(send, { endpoint: "deleteMedia", parameters: { mediaId } });
  else if (uploadId !== undefined)
    await remove(send, { endpoint: "removeResumable", parameters: { uploadId } });
}

const removalRetriesMs = [500, 1_000, 2_000];

/** Repeats a removal while the service is busy: it may still be storing the last bytes. */
async function remove(send: Send, call: Call): Promise<void> {
  for (const afterMs of [...removalRetriesMs, undefined]) {
    const response = await send(call).catch(() => undefined);
    const isBusy = response !== undefined && (response.status >= 500 || [409, 423].includes(response.status));
    if (!isBusy || afterMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, afterMs));
  }
}
