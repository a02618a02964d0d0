"use client";

import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { listContents } from "#lib/space/contents.ts";
import { type ListLeft, listLeftOf, rememberedText } from "./list-return.ts";
import { pagesBeside, type Steps, stepsFrom } from "./list-steps.ts";
import { browserSend } from "./send.ts";
import { contentListKey, type HeldPage } from "./use-content-list.ts";

const never = () => () => {};
const nothing = () => "";
/** By item: what it was led to by stays while the next one is on its way, and is remembered already. */
const leftByItem = new Map<string, string>();

/**
 * What stands beside an item in the list that led to it; undefined where none did, as from a shared link. The list's
 * held page is used as it is, so that the order does not change under a member who goes through it.
 */
export function useSteps(contentTypeId: string, contentId: string): Steps | undefined {
  const left = listLeftOf(
    useSyncExternalStore(never, () => textThatLedTo(contentTypeId, contentId), nothing),
  );
  const page = usePage(contentTypeId, left);
  const needed = left && page ? pagesBeside(left, page) : undefined;
  const previous = usePage(contentTypeId, needed?.previousPage);
  const next = usePage(contentTypeId, needed?.nextPage);
  return left && page ? stepsFrom(left, page, { previous, next }) : undefined;
}

function textThatLedTo(contentTypeId: string, contentId: string): string {
  const text = rememberedText(contentTypeId);
  if (listLeftOf(text)?.contentId === contentId) leftByItem.set(contentId, text);
  return leftByItem.get(contentId) ?? "";
}

function usePage(contentTypeId: string, left: ListLeft | undefined) {
  const { asked } = left ?? {};
  const held = useSWR<HeldPage>(
    asked === undefined ? null : contentListKey(contentTypeId, asked),
    async () => ({
      asked: asked ?? "",
      page: await listContents(browserSend, contentTypeId, queryOf(asked)),
    }),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return held.data?.page;
}

/** The very query again: it has all its parts in their order. */
function queryOf(asked = "") {
  return { conditions: [...new URLSearchParams(asked)].map(([name, value]) => [name, value] as const) };
}
