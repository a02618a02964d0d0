import useSWR from "swr";
import { type FoundPage, listFound } from "#lib/content/list/list-found.ts";
import { type ListView, listQueryOf, readListView } from "#lib/content/list/list-view.ts";
import { searchOf } from "#lib/content/list/view-parts.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { useRemovals } from "../removal/removal-state.ts";
import { browserSend } from "../send/send.ts";
import type { ListLeft } from "./list-return.ts";
import { pagesBeside, type Steps, stepsFrom } from "./list-steps.ts";
import { contentListKey, type HeldPage } from "./use-content-list.ts";
import { useLeftList } from "./was-led-to.ts";

/** Of which list an item is shown, and to whom. */
export interface StepsSubject {
  type: ContentType;
  localeIds: readonly string[];
  memberId: string;
  contentId: string;
}

/**
 * What stands beside an item in the list that led to it; undefined where none did, as from a shared link. The list's
 * held page is used as it is, so that the order does not change under a member who goes through it.
 */
export function useSteps(subject: StepsSubject): Steps | undefined {
  const { type, contentId } = subject;
  const left = useLeftList(type.id, contentId);
  const page = usePage(subject, left);
  const needed = left && page ? pagesBeside(left, page) : undefined;
  const previous = usePage(subject, needed?.previousPage);
  const next = usePage(subject, needed?.nextPage);
  return left && page ? stepsFrom(left, page, { previous, next }) : undefined;
}

/** The page of a list at an address, without what is being deleted. */
function usePage(subject: StepsSubject, left: ListLeft | undefined): FoundPage | undefined {
  const { type, memberId, contentId } = subject;
  const { hidden } = useRemovals();
  const view = left && viewAt(left.address, subject);
  const asked = view === undefined ? "" : listQueryString(listQueryOf(type, view, memberId));
  const { data } = useSWR<HeldPage>(
    view === undefined ? null : contentListKey(type.id, asked),
    async () => ({ asked, page: await pageOf(subject, view) }),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const stays = (id: string) => id === contentId || !hidden.has(id);
  return data && { ...data.page, items: data.page.items.filter(({ sys }) => stays(sys.id)) };
}

async function pageOf({ type, memberId }: StepsSubject, view: ListView | undefined): Promise<FoundPage> {
  if (view === undefined) throw new Error("No list to ask for");
  return await listFound(browserSend, type, view, memberId);
}

function viewAt(address: string, { type, localeIds }: StepsSubject): ListView | undefined {
  const search = searchOf(new URLSearchParams(address.split("?", 2)[1]));
  const reading = readListView(search, { type, localeIds });
  return "view" in reading ? reading.view : undefined;
}
