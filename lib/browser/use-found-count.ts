"use client";

import useSWR from "swr";
import { listFound } from "#lib/content/list-found.ts";
import { type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "./send.ts";

/** How many items a view would show; nothing is asked without one. The error is a `SpaceError`. */
export function useFoundCount(type: ContentType, view: ListView | undefined, memberId: string) {
  const asked = view && listQueryString(listQueryOf(type, view, memberId));
  return useSWR(
    asked === undefined || view === undefined ? null : ["count", type.id, asked],
    async () => (await listFound(browserSend, type, view ?? never(), memberId, onlyCounted(type))).totalCount,
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
