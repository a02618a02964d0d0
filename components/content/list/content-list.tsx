"use client";

import { useSearchParams } from "next/navigation";
import type { Served } from "#lib/content/list-served.ts";
import { readListView, searchOf } from "#lib/content/list-view.ts";
import { AddressProblem } from "./address-problem.tsx";
import { ListOfView } from "./list-of-view.tsx";
import type { ListSubject } from "./list-subject.ts";

/** The list of a type. Its address is its view: whatever changes the address changes the list, in place. */
export function ContentList({ subject, served }: { subject: ListSubject; served: Served }) {
  const {
    type,
    reading: { localeIds },
  } = subject;
  const reading = readListView(searchOf(useSearchParams()), { type, localeIds });
  if ("problem" in reading) return <AddressProblem subject={subject} problem={reading.problem} />;
  return <ListOfView subject={subject} served={served} view={reading.view} />;
}
