import { type MediaUsePlace, mediaInUseQuery } from "#lib/content/media/media-uses.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";

/** "unknown": none that answered, but some failed. */
export type InUse = "used" | "unused" | "unknown";

/** One query for each place where the Space file's types can hold Media. */
export async function mediaInUse(
  send: Send,
  mediaIds: readonly string[],
  places: readonly MediaUsePlace[],
): Promise<InUse> {
  const looks = await Promise.allSettled(
    places.map((place) => listContents(send, place.contentTypeId, mediaInUseQuery(place, mediaIds))),
  );
  const isUsed = looks.some((look) => look.status === "fulfilled" && look.value.items.length > 0);
  if (isUsed) return "used";
  return looks.every(({ status }) => status === "fulfilled") ? "unused" : "unknown";
}
