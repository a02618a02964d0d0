"use no memo";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Unreachable } from "#components/list/unreachable.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import { searchOf } from "#lib/collection/view.ts";
import { DeskProvider } from "./list-desk.tsx";

const AddressProblem = dynamic(
  () => import("./address-problem.tsx").then((lazy) => lazy.AddressProblem).catch(() => Unreachable),
  { loading: () => null },
);

interface ListAtAddressProps {
  subject: ListSubject;
  /** The list that the address says. */
  list: (said: ContentsView) => ReactNode;
}

/** A list as its address says it; or what is wrong with the address. */
export function ListAtAddress({ subject, list }: ListAtAddressProps) {
  const address = contentsAt(subject).readView(searchOf(useSearchParams()));
  if ("problem" in address) return <AddressProblem subject={subject} problem={address.problem} />;
  return <DeskProvider>{list(address.view)}</DeskProvider>;
}
