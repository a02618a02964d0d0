import useSWR from "swr";
import { selected } from "#lib/content/search-methods.ts";
import { titleOf } from "#lib/fields/display.ts";
import { type Near, nearText } from "#lib/fields/location/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "../send/send.ts";

const sameSpotKilometers = 0.1;

interface PlaceOptions {
  /** The Location's wire name. */
  key: string;
  near: Near | undefined;
  reading: Reading;
}

/** The title of the item at a point; `null` without one. */
export function useNameAt(type: ContentType, { key, near, reading }: PlaceOptions) {
  const spot = near && nearText({ ...near, kilometers: sameSpotKilometers });
  return useSWR(
    spot === undefined ? null : ["nameAt", type.id, key, spot, reading.localeId],
    async () => {
      const conditions = [...selected(type.displayField), [`${key}[near]`, spot ?? ""] as const];
      const [first] = (await listContents(browserSend, type.id, { limit: 1, conditions })).items;
      return (first && titleOf(first, reading)?.text) ?? null;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}
