"use client";
"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import type { Served } from "#lib/content/list/list-served.ts";
import { withoutColumns } from "#lib/content/reading/read-view.ts";
import { ListAtAddress } from "./list-at-address.tsx";
import { ListOfView } from "./list-of-view.tsx";
import { ReadRows } from "./table/read-rows.tsx";

/** The list of what is published of a type: the list of a type, as it is read. */
export function ReadingList({ subject, served }: { subject: ListSubject; served: Served }) {
  return (
    <ListAtAddress
      subject={subject}
      list={(said) => <ListOfView {...{ subject, served }} view={withoutColumns(said)} Rows={ReadRows} />}
    />
  );
}
