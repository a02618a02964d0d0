"use client";

"use no memo";

import type { ListSubject } from "#components/list/list-subject.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { ListAtAddress } from "./list-at-address.tsx";
import { ListOfView } from "./list-of-view.tsx";
import { ReadRows } from "./table/read-rows.tsx";

/** The list of what is published of a type: the list of a type, as it is read. */
export function ReadingList({ subject, served }: { subject: ListSubject; served: ServedPage<ContentsPage> }) {
  return (
    <ListAtAddress
      subject={subject}
      list={(view) => <ListOfView {...{ subject, served, view }} Rows={ReadRows} />}
    />
  );
}
