import useSWR from "swr";
import type { ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import { findPage, queryKey } from "#lib/collection/query.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import { browserSend } from "../send/send.ts";

/** How many items a view would show; nothing is asked without one. The error is a `SpaceError`. */
export function useFoundCount(subject: ContentsSubject, view: ContentsView | undefined) {
  const collection = contentsAt(subject);
  const onlyCounted = ({ order, conditions = [] }: ListQuery): ListQuery => ({
    limit: 1,
    ...(order !== undefined && { order }),
    conditions: [
      ["select", `fields.${subject.type.displayField}`],
      ...conditions.filter(([key]) => key !== "select"),
    ],
  });
  return useSWR(
    view && ["count", collection.id, queryKey(collection, view)],
    async () => view && (await findPage(collection, browserSend, view, onlyCounted)).totalCount,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}
