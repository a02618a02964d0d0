"use client";
"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import type { Served } from "#lib/content/list/list-served.ts";
import type { ListView } from "#lib/content/list/list-view.ts";
import { ListAtAddress } from "./list-at-address.tsx";
import { ListOfView } from "./list-of-view.tsx";
import { TableRows } from "./table/table-rows.tsx";
import { useColumns } from "./table/use-columns.ts";

interface ContentListProps {
  subject: ListSubject;
  served: Served;
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

function ListInColumns({ subject, served, remembered, said }: ContentListProps & { said: ListView }) {
  const { view, choose } = useColumns(subject.type, remembered, said);
  return <ListOfView {...{ subject, served, view }} Rows={TableRows} onColumns={choose} />;
}
