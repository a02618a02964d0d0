import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";

/** Something that was chosen in the palette. */
const choiceSchema = z.object({
  href: z.string(),
  text: z.string(),
  lang: z.optional(z.string()),
  /** The Content Type whose icon it has. */
  contentTypeId: z.optional(z.string()),
});

export type RecentChoice = z.infer<typeof choiceSchema>;

const recentMax = 6;

const nameOf = (memberId: string) => `atrium:recent:${memberId}`;

/** What a member has chosen on this device, the newest first. */
export function recentChoices(memberId: string): RecentChoice[] {
  const stored = deviceStorage.readJson(nameOf(memberId), z.array(z.unknown())) ?? [];
  return stored
    .map((each) => z.safeParse(choiceSchema, each).data)
    .filter((each) => each !== undefined)
    .filter(({ href }) => /^\/(?!\/)/.test(href))
    .slice(0, recentMax);
}

export function rememberChoice(memberId: string, choice: RecentChoice): void {
  const others = recentChoices(memberId).filter(({ href }) => href !== choice.href);
  deviceStorage.write(nameOf(memberId), JSON.stringify([choice, ...others].slice(0, recentMax)));
}
