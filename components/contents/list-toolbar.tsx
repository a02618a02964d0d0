import type { ReactNode } from "react";
import { FilterBar } from "#components/filter/filter-bar.tsx";
import { FoundIn } from "#components/filter/found-in.tsx";
import { SearchBox } from "#components/filter/search-box.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { ContentsOrderButton, ContentsOrderMenu } from "./contents-order.tsx";
import type { ListSubject } from "./list-subject.ts";
import { Whose } from "./whose.tsx";

interface ListToolbarProps {
  subject: ListSubject;
  view: ContentsView;
  list: ShownPage<ContentsPage>;
  /** Buttons beside the order, and at the end of the filters. */
  tools?: ReactNode;
  end?: ReactNode;
}

/** Search, order and tools; below them the filters. */
export function ListToolbar({ subject, view, list, tools, end }: ListToolbarProps) {
  const whose = <Whose className="phone-only" {...{ subject, view }} />;
  if (list.isEmpty) return whose;
  const { page } = list;
  return (
    <>
      <div className="list-tools">
        <SearchBox {...{ subject, view, page }} />
        <span className="list-tools-gap" />
        <ContentsOrderButton {...{ subject, view }} />
        {tools}
      </div>
      <FilterBar {...{ subject, view, page, end }} start={whose} />
      <ContentsOrderMenu {...{ subject, view }} />
      {list.rows !== "none" && <FoundIn subject={subject} place={page?.searchIn?.[0]} />}
    </>
  );
}
