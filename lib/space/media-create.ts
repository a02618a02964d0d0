import { answerOf } from "./answer.ts";
import { type Media, mediaSchema } from "./media.ts";
import type { Send } from "./send.ts";
import { SpaceError } from "./space-error.ts";

/** What a Media is made of ("Media creation is a two-step sequence"): one file in one locale, and its title. */
export interface NewMedia {
  localeId: string;
  fileName: string;
  contentType: string;
  mimeGroup: string;
  /** The `sys.id` of the Upload. */
  uploadId: string;
  title: string;
}

/** Creates a Media, whose file is processed from then on. Throws `SpaceError`; `UploadTaken` where there is one. */
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

/** Whether the Upload was given away: to a Media of the same member, if it was never seen by anybody else. */
export function isTaken(error: unknown): boolean {
  return error instanceof SpaceError && error.code === "UploadTaken";
}
