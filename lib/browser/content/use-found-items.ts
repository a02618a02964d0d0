import useSWR from "swr";
import { type TitledType, titleFieldOf } from "#lib/content/type-words.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { isGone, isSpaceError } from "#lib/space/space-error.ts";
import { fewAtOnce } from "../send/few-at-once.ts";
import { browserSend } from "../send/send.ts";
import { findByName } from "./find-by-name.ts";

export interface FoundItem {
  contentTypeId: string;
  contentId: string;
  title: string;
}

const shownMax = 4;

/**
 * Items of each type whose title contains a text, by type; none without a text. An error only if every type fails, or if
 * nothing is found and a type fails that the member may list.
 */
export function useFoundItems(types: readonly TitledType[], search: string, reading: Reading) {
  return useSWR(
    search === "" ? null : ["items", types.map(({ id }) => id), search, reading.localeId],
    async () => {
      const few = fewAtOnce();
      return itemsOf(
        await Promise.allSettled(types.map((type) => few(() => findItems(type, search, reading)))),
      );
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

function itemsOf(results: readonly PromiseSettledResult<FoundItem[]>[]): FoundItem[] {
  const items = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const failures = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  const isFailed = failures.length > 0 && failures.length === results.length;
  const failure = isFailed ? failures[0] : failures.find((reason) => !isRefusal(reason));
  if (items.length === 0 && failure !== undefined) throw failure;
  return items;
}

/** A Space hides a list that the member may not see; the titles of some types can't be searched. */
function isRefusal(reason: unknown): boolean {
  return isSpaceError(reason, "AccessDenied") || isSpaceError(reason, "NotSearchable") || isGone(reason);
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
