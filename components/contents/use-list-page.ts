import type { ListSubject } from "#components/list/list-subject.ts";
import { useViewPage } from "#components/list/use-view-page.ts";
import { useContentList } from "#lib/browser/list/use-content-list.ts";
import { useTotal } from "#lib/browser/list/use-total.ts";
import { sendFrom } from "#lib/browser/send/send-from.ts";
import type { FoundPage } from "#lib/content/list/list-found.ts";
import { listIdAt } from "#lib/content/list/list-place.ts";
import type { Served } from "#lib/content/list/list-served.ts";
import { isPartOfAll, type ListView, listQueryOf } from "#lib/content/list/list-view.ts";
import type { Turn } from "#lib/content/list/view-parts.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import { viewAddress } from "./view-address.ts";

interface ListPageOptions {
  subject: ListSubject;
  served: Served;
  view: ListView;
}

/** What a view of a type's list shows just now, and how many there are at all. */
export function useListPage({ subject, served, view }: ListPageOptions) {
  const { type, place, memberId } = subject;
  const asked = listQueryString(listQueryOf(type, view, memberId));
  const first = asked === served.query ? served : undefined;
  const held = useContentList(subject, view, first?.page);
  const all = useTotal({
    listId: listIdAt(place, type.id),
    count: async () => (await listContents(sendFrom(place), type.id, { limit: 1 })).totalCount,
    isWanted: isPartOfAll(view),
    first: served.all,
  });
  const recount = () => void all.mutate();
  const addressAt = (cursor: Turn) => viewAddress(subject, view, cursor);
  const shown = useViewPage<Content, FoundPage>({ asked, held, first, recount, view, addressAt });
  return { ...shown, all: isPartOfAll(view) ? all.data : undefined };
}
