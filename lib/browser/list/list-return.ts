import * as z from "zod/mini";
import { tabStorage } from "../text-storage.ts";

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

const nameOf = (listId: string) => `atrium:list-left:${listId}`;

export function rememberList(listId: string, left: ListLeft): void {
  tabStorage.write(nameOf(listId), JSON.stringify(left));
}

export function rememberedList(listId: string): ListLeft | undefined {
  return tabStorage.readJson(nameOf(listId), leftSchema);
}

/** The list that led to an item, as it was left; `plain` when none did. */
export function addressThatLedTo(listId: string, contentId: string, plain: string): string {
  const left = rememberedList(listId);
  return left?.contentId === contentId && left.address.startsWith(plain) ? left.address : plain;
}

/** As it is kept: the same text as long as nothing has changed. */
export function rememberedText(listId: string): string {
  return tabStorage.read(nameOf(listId)) ?? "";
}

export function listLeftOf(text: string): ListLeft | undefined {
  try {
    const parsed = z.safeParse(leftSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
