"use no memo";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Unreachable } from "#components/list/unreachable.tsx";
import { type ListView, readListView } from "#lib/content/list/list-view.ts";
import { searchOf } from "#lib/content/list/view-parts.ts";
import { DeskProvider } from "./list-desk.tsx";

const AddressProblem = dynamic(
  () => import("./address-problem.tsx").then((lazy) => lazy.AddressProblem).catch(() => Unreachable),
  { loading: () => null },
);

interface ListAtAddressProps {
  subject: ListSubject;
  /** The list that the address says. */
  list: (said: ListView) => ReactNode;
}

/** A list as its address says it; or what is wrong with the address. */
export function ListAtAddress({ subject, list }: ListAtAddressProps) {
  const { type, place, reading } = subject;
  const address = readListView(searchOf(useSearchParams()), { type, localeIds: reading.localeIds }, place);
  if ("problem" in address) return <AddressProblem subject={subject} problem={address.problem} />;
  return <DeskProvider>{list(address.view)}</DeskProvider>;
}
