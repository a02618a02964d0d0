import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";
import { viewedPrefix } from "./forget-pages.ts";

/** An item that a member has opened, on its own page or in Reader. */
const viewedSchema = z.object({
  contentId: z.string(),
  contentTypeId: z.string(),
  /** The URL of the page, with its search. */
  address: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Absent if the item has no title. */
  title: z.optional(z.string()),
  /** The locale of the title. */
  localeId: z.optional(z.string()),
});

export type Viewed = z.infer<typeof viewedSchema>;

const viewedMax = 20;

export const noViewed: readonly Viewed[] = [];

let cached: { text: string | undefined; viewed: readonly Viewed[] } = { text: undefined, viewed: noViewed };

/** The pages of items that a member has opened on this device, the newest first; the same array until that changes. */
export function viewedOf(memberId: string): readonly Viewed[] {
  const name = viewedPrefix + memberId;
  const text = deviceStorage.read(name);
  if (text !== cached.text) cached = { text, viewed: deviceStorage.readList(name, viewedSchema) };
  return cached.viewed;
}

export function rememberViewed(memberId: string, viewed: Viewed): void {
  const others = viewedOf(memberId).filter(({ address }) => address !== viewed.address);
  deviceStorage.write(viewedPrefix + memberId, JSON.stringify([viewed, ...others].slice(0, viewedMax)));
}
