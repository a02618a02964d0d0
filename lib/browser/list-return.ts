"use client";

import * as z from "zod/mini";

/** Where a list was left for one of its items: its address, the item, and how far it was scrolled. */
const leftSchema = z.object({
  address: z.string(),
  contentId: z.string(),
  scrollTop: z.number(),
  /** Whether the item was really reached, so that only coming back restores. */
  reached: z.boolean(),
  /** How many items the list has before this page, where that is known. */
  offset: z.optional(z.number()),
});

export type ListLeft = z.infer<typeof leftSchema>;

const nameOf = (contentTypeId: string) => `atrium:list-left:${contentTypeId}`;

export function rememberList(contentTypeId: string, left: ListLeft): void {
  try {
    sessionStorage.setItem(nameOf(contentTypeId), JSON.stringify(left));
  } catch {
    // A browser that keeps nothing: coming back begins at the top.
  }
}

export function rememberedList(contentTypeId: string): ListLeft | undefined {
  return listLeftOf(rememberedText(contentTypeId));
}

/** As it is kept: the same text as long as nothing has changed. */
export function rememberedText(contentTypeId: string): string {
  try {
    return sessionStorage.getItem(nameOf(contentTypeId)) ?? "";
  } catch {
    return "";
  }
}

export function listLeftOf(text: string): ListLeft | undefined {
  try {
    const parsed = z.safeParse(leftSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
