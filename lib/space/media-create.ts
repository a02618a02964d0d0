import { answerOf } from "./answer.ts";
import { type Media, mediaSchema } from "./media.ts";
import type { Send } from "./send.ts";
import { SpaceError } from "./space-error.ts";

/** One file in one locale, with title ("Media creation is a two-step sequence"). */
export interface NewMedia {
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

/** Whether the Upload already has a Media, of the same member if nobody else knew it. */
export function isTaken(error: unknown): boolean {
  return error instanceof SpaceError && error.code === "UploadTaken";
}
