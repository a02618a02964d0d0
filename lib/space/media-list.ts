import { answerOf } from "./answer.ts";
import { listSchema, type Page, pageOf } from "./list.ts";
import { type ListQuery, listQueryString } from "./list-query.ts";
import { type Media, mediaSchema } from "./media.ts";
import type { Send } from "./send.ts";

const mediaListSchema = listSchema(mediaSchema);

/** A page of Media (ACMA, "list Media"). Throws `SpaceError`. */
export async function listMedia(send: Send, query: ListQuery): Promise<Page<Media>> {
  return pageOf(
    await answerOf(send, mediaListSchema, { endpoint: "listMedia", query: listQueryString(query) }),
  );
}
