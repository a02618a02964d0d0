"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { Served } from "#lib/content/list/list-served.ts";
import { type ListView, readListView } from "#lib/content/list/list-view.ts";
import { searchOf } from "#lib/content/list/view-parts.ts";
import { withoutColumns } from "#lib/content/reading/read-view.ts";
import { DeskProvider } from "./list-desk.tsx";
import { ListOfView } from "./list-of-view.tsx";
import type { ListSubject } from "./list-subject.ts";
import { Unreachable } from "./unreachable.tsx";
import { useColumns } from "./use-columns.ts";

const AddressProblem = dynamic(() =>
  import("./address-problem.tsx").then((lazy) => lazy.AddressProblem).catch(() => Unreachable),
);

interface ContentListProps {
  subject: ListSubject;
  served: Served;
  /** The columns that this device remembers, for an address that says nothing. */
  remembered: readonly string[] | undefined;
}

/** The list of a type. Its address is its view: whatever changes the address changes the list, in place. */
export function ContentList({ subject, served, remembered }: ContentListProps) {
  const { type, place, reading } = subject;
  const address = readListView(searchOf(useSearchParams()), { type, localeIds: reading.localeIds }, place);
  if ("problem" in address) return <AddressProblem subject={subject} problem={address.problem} />;
  return (
    <DeskProvider>
      {place === "readings" ? (
        <ListOfView {...{ subject, served }} view={withoutColumns(address.view)} />
      ) : (
        <ListInColumns {...{ subject, served, remembered }} said={address.view} />
      )}
    </DeskProvider>
  );
}

function ListInColumns({ subject, served, remembered, said }: ContentListProps & { said: ListView }) {
  const { view, choose } = useColumns(subject.type, remembered, said);
  return <ListOfView {...{ subject, served, view }} onColumns={choose} />;
}
