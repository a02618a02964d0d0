import { useState } from "react";
import useSWR from "swr";
import { type MediaField, mediaInUseQuery, mediaUseQuery } from "#lib/content/media/media-uses.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { fewAtOnce } from "../send/few-at-once.ts";
import { browserSend } from "../send/send.ts";

export interface MediaUse {
  contentId: string;
  title: string;
  place: MediaField;
}

export interface MediaUses {
  uses: MediaUse[];
  hasMore: boolean;
  /** Some queries failed. */
  isPartial: boolean;
}

const steps = [5, 25, 100] as const;

/** Where a Media is used, by the fields of the Space file's types; `further` reads more. */
export function useMediaUses(mediaId: string, places: readonly MediaField[], reading: Reading) {
  const [step, setStep] = useState(0);
  const limit = steps[step] ?? 100;
  const result = useSWR(["media-uses", mediaId, limit], () => usesOf(mediaId, places, { limit, reading }), {
    keepPreviousData: true,
    // A repeated look may find a use from just before.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return {
    found: result.data,
    isLooking: result.isValidating,
    again: () => void result.mutate(),
    ...(result.data?.hasMore && step < steps.length - 1 && { further: () => setStep(step + 1) }),
  };
}

/** Each item once, even if several of its fields show the Media. */
async function usesOf(
  mediaId: string,
  places: readonly MediaField[],
  { limit, reading }: { limit: number; reading: Reading },
): Promise<MediaUses> {
  const few = fewAtOnce();
  const pages = await Promise.allSettled(
    places.map((place) =>
      few(async () => ({
        place,
        page: await listContents(browserSend, place.contentTypeId, mediaUseQuery(place, mediaId, limit)),
      })),
    ),
  );
  const uses = new Map<string, MediaUse>();
  let hasMore = false;
  for (const each of pages) {
    if (each.status === "rejected") continue;
    const { place, page } = each.value;
    hasMore ||= page.next !== undefined || (page.totalCount ?? 0) > page.items.length;
    for (const item of page.items) {
      const { id } = item.sys;
      if (!uses.has(id)) uses.set(id, { contentId: id, title: titleOf(item, reading)?.text ?? "", place });
    }
  }
  return { uses: [...uses.values()], hasMore, isPartial: pages.some(({ status }) => status === "rejected") };
}

/** "unknown": none that answered, but some failed. */
export type InUse = "used" | "unused" | "unknown";

/** One query for each place where the Space file's types can hold Media. */
export async function mediaInUse(
  send: Send,
  mediaIds: readonly string[],
  places: readonly MediaField[],
): Promise<InUse> {
  const few = fewAtOnce();
  const looks = await Promise.allSettled(
    places.map((place) =>
      few(() => listContents(send, place.contentTypeId, mediaInUseQuery(place, mediaIds))),
    ),
  );
  const isUsed = looks.some((look) => look.status === "fulfilled" && look.value.items.length > 0);
  if (isUsed) return "used";
  return looks.every(({ status }) => status === "fulfilled") ? "unused" : "unknown";
}
