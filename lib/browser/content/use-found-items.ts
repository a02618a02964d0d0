import useSWR from "swr";
import { type TitledType, titleFieldOf } from "#lib/content/type-words.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { browserSend } from "../send/send.ts";
import { findByName, findInTypes } from "./find-by-name.ts";

export interface FoundItem {
  contentTypeId: string;
  contentId: string;
  title: string;
}

const shownMax = 4;

/** Items of each type whose title contains a text, by type; none without a text. */
export function useFoundItems(types: readonly TitledType[], search: string, reading: Reading) {
  return useSWR(
    search === "" ? null : ["items", types.map(({ id }) => id), search, reading.localeId],
    async () => await findInTypes(types, async (type) => await findItems(type, search, reading)),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

async function findItems(type: TitledType, search: string, reading: Reading): Promise<FoundItem[]> {
  const { localeIds } = reading;
  const title = titleFieldOf(type);
  const items = await findByName(browserSend, type.id, {
    ...{ search, reading },
    localeIds: title?.localized ? localeIds : localeIds.slice(0, 1),
    limit: shownMax,
  });
  return items.flatMap((item) => {
    const { text } = titleOf(item, reading) ?? {};
    return text === undefined ? [] : [{ contentTypeId: type.id, contentId: item.sys.id, title: text }];
  });
}
