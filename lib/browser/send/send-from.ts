import type { ListPlace } from "#lib/content/list/list-place.ts";
import type { Send } from "#lib/space/send.ts";
import { browserSend } from "./send.ts";

// Whoever tends a list has no need of it.
const publishedSend: Send = async (call) =>
  (await import("#lib/space/published.ts")).fromPublished(browserSend)(call);

/** How a list asks, by where it stands: what is tended by ACMA, what is published by ACDA. */
export function sendFrom(place: ListPlace): Send {
  return place === "contents" ? browserSend : publishedSend;
}
