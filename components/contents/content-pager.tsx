"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import { Pager } from "#components/list/pager.tsx";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { viewAddress } from "./view-address.ts";

interface ContentPagerProps {
  subject: ListSubject;
  view: ContentsView;
  page: ContentsPage;
  isBusy: boolean;
}

/** The pager of a type's list; a page further on is one of the place that the search was found in. */
export function ContentPager({ subject, view, page, isBusy }: ContentPagerProps) {
  const { searchIn = view.searchIn } = page;
  return (
    <Pager
      {...{ page, isBusy }}
      size={view.size}
      addressAt={(change) => viewAddress(subject, view, { searchIn, ...change })}
    />
  );
}
