"use client";

"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { ListAtAddress } from "./list-at-address.tsx";
import { ListOfView } from "./list-of-view.tsx";
import { TableRows } from "./table/table-rows.tsx";
import { useColumns } from "./table/use-columns.ts";

interface ContentListProps {
  subject: ListSubject;
  served: ServedPage<ContentsPage>;
  /** The columns that this device remembers, for an address that says nothing. */
  remembered: readonly string[] | undefined;
}

/** The list of a type. Its address is its view: whatever changes the address changes the list, in place. */
export function ContentList({ subject, served, remembered }: ContentListProps) {
  return (
    <ListAtAddress
      subject={subject}
      list={(said) => <ListInColumns {...{ subject, served, remembered, said }} />}
    />
  );
}

function ListInColumns({ subject, served, remembered, said }: ContentListProps & { said: ContentsView }) {
  const { view, choose } = useColumns(subject, remembered, said);
  return <ListOfView {...{ subject, served, view }} Rows={TableRows} onColumns={choose} />;
}
