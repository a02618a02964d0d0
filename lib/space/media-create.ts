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

/** What an error says of a file, where it comes as the answer to something else than a call of ours. */
export function spaceErrorCode(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("sys" in body)) return undefined;
    const { sys } = body;
    return typeof sys === "object" && sys !== null && "id" in sys ? String(sys.id) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the Upload was given away: to a Media of the same member, if it was never seen by anybody else. */
export function isTaken(error: unknown): boolean {
  return error instanceof SpaceError && error.code === "UploadTaken";
}
