import { advancedPageOf, answerOf, changeOf, sendOnly } from "./answer.ts";
import { type ListQuery, listQueryString, type Page } from "./list.ts";
import { type Media, type MediaWrite, mediaSchema } from "./media.ts";
import type { Send } from "./send.ts";
import { SpaceError } from "./space-error.ts";

/** A page of Media (ACMA, "list Media"), with advanced search if the Space has it. Throws `SpaceError`. */
export async function listMedia(send: Send, query: ListQuery): Promise<Page<Media>> {
  return await advancedPageOf(send, mediaSchema, {
    endpoint: "listMedia",
    query: listQueryString(query),
  });
}

/** One Media; authors have names with `include` 1. Throws `SpaceError`. */
export async function readMedia(send: Send, mediaId: string, include: 0 | 1 = 0): Promise<Media> {
  return await answerOf(send, mediaSchema, {
    endpoint: "readMedia",
    parameters: { mediaId },
    query: include === 0 ? "" : `include=${include}`,
  });
}

/** Replaces title and description of `version`, not the files; a 409 `VersionMismatch` if it isn't current. */
export async function updateMedia(
  send: Send,
  mediaId: string,
  version: number,
  write: MediaWrite,
): Promise<Media> {
  const call = { endpoint: "updateMedia", parameters: { mediaId }, version, body: write } as const;
  return await changeOf(send, mediaSchema, call, async () => await readMedia(send, mediaId));
}

/** Deletes Media with its files. Throws `SpaceError`. */
export async function deleteMedia(send: Send, mediaId: string): Promise<void> {
  await sendOnly(send, { endpoint: "deleteMedia", parameters: { mediaId } });
}

/** One file in one locale, with title ("Media creation is a two-step sequence"). */
interface NewMedia {
  localeId: string;
  fileName: string;
  contentType: string;
  mimeGroup: string;
  /** The `sys.id` of the Upload. */
  uploadId: string;
  title: string;
}

/** Creates a Media, which is then processed. Throws `SpaceError`; `UploadTaken` if the Upload has one. */
export async function createMedia(send: Send, media: NewMedia): Promise<Media> {
  const { localeId, fileName, contentType, mimeGroup, uploadId, title } = media;
  const file = { fileName, contentType, mimeGroups: [mimeGroup], state: "PENDING", upload: uploadId };
  return await answerOf(send, mediaSchema, {
    endpoint: "createMedia",
    body: {
      fields: {
        ...(title !== "" && { title: { [localeId]: title } }),
        file: { [localeId]: file },
      },
    },
  });
}

/** Whether the error is `UploadTaken`: a Media exists for the Upload. Only the member who uploaded knows the Upload's id. */
export function isTaken(error: unknown): boolean {
  return error instanceof SpaceError && error.code === "UploadTaken";
}
