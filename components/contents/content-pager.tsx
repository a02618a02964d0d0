"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import { Pager } from "#components/list/pager.tsx";
import type { FoundPage } from "#lib/content/list/list-found.ts";
import type { ListView } from "#lib/content/list/list-view.ts";
import { viewAddress } from "./view-address.ts";

interface ContentPagerProps {
  subject: ListSubject;
  view: ListView;
  page: FoundPage;
  isBusy: boolean;
}

/** The pager of a type's list; a page further on is one of the place that the search was found in. */
export function ContentPager({ subject, view, page, isBusy }: ContentPagerProps) {
  const { searchIn = view.searchIn } = page;
  return (
    <Pager
      {...{ page, isBusy }}
      size={view.size}
      addressAt={(place) => viewAddress(subject, view, { searchIn, ...place })}
    />
  );
}
