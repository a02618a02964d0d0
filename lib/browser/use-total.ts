"use client";

import useSWR from "swr";
import { listContents } from "#lib/space/contents.ts";
import { browserSend } from "./send.ts";

/**
 * How many there are of a type, whoever wrote them. Asked for only where it `isWanted`, with a list of one item, and
 * kept for all views of the type. `first` is what the server knew.
 */
export function useTotal(contentTypeId: string, isWanted: boolean, first: number | undefined) {
  return useSWR(
    isWanted ? ["total", contentTypeId] : null,
    async () => (await listContents(browserSend, contentTypeId, { limit: 1 })).totalCount,
    {
      dedupingInterval: 60_000,
      revalidateOnFocus: false,
      ...(first !== undefined && { fallbackData: first }),
    },
  );
}
