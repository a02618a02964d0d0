import useSWR from "swr";
import { listFound } from "#lib/content/list/list-found.ts";
import { type ListPlace, listIdAt } from "#lib/content/list/list-place.ts";
import { type ListView, listQueryOf } from "#lib/content/list/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { sendFrom } from "../send/send-from.ts";

interface Counted {
  type: ContentType;
  place: ListPlace;
  memberId: string;
}

/** How many items a view would show; nothing is asked without one. The error is a `SpaceError`. */
export function useFoundCount({ type, place, memberId }: Counted, view: ListView | undefined) {
  const asked = view && listQueryString(listQueryOf(type, view, memberId));
  return useSWR(
    asked === undefined || view === undefined ? null : ["count", listIdAt(place, type.id), asked],
    async () => {
      const found = await listFound(sendFrom(place), type, view ?? never(), memberId, onlyCounted(type));
      return found.totalCount;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

function onlyCounted(type: ContentType): NonNullable<Parameters<typeof listFound>[4]> {
  return ({ order, conditions = [] }) => ({
    limit: 1,
    ...(order !== undefined && { order }),
    conditions: [
      ["select", `fields.${type.displayField}`],
      ...conditions.filter(([key]) => key !== "select"),
    ],
  });
}

function never(): never {
  throw new Error("Nothing is asked without a view");
}
