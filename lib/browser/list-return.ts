"use client";

import * as z from "zod/mini";

/** Where a list was left for one of its items: its address, the item, and how far it was scrolled. */
const leftSchema = z.object({
  address: z.string(),
  contentId: z.string(),
  scrollTop: z.number(),
  /** Whether the item was really reached, so that only coming back restores. */
  reached: z.boolean(),
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
  try {
    const parsed = z.safeParse(
      leftSchema,
      JSON.parse(sessionStorage.getItem(nameOf(contentTypeId)) ?? "null"),
    );
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
