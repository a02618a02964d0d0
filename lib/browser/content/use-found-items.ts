import useSWR from "swr";
import { findByName } from "#lib/collection/query.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "../send/send.ts";

export interface FoundItem {
  contentTypeId: string;
  contentId: string;
  title: string;
}

const shownMax = 4;

/** Items of each type whose title contains a text, by type; none without a text. */
export function useFoundItems(types: readonly ContentType[], search: string, reading: Reading) {
  return useSWR(
    search === "" ? null : ["items", types.map(({ id }) => id), search, reading.localeId],
    async () => (await Promise.all(types.map((type) => findItems(type, search, reading)))).flat(),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

async function findItems(type: ContentType, search: string, reading: Reading): Promise<FoundItem[]> {
  const { localeIds } = reading;
  const title = type.fields.find(({ apiName }) => apiName === type.displayField);
  const items = await findByName(browserSend, type, {
    search,
    localeIds: title?.localized ? localeIds : localeIds.slice(0, 1),
    limit: shownMax,
  });
  return items.flatMap((item) => {
    const { text } = titleOf(item, reading) ?? {};
    return text === undefined ? [] : [{ contentTypeId: type.id, contentId: item.sys.id, title: text }];
  });
}
