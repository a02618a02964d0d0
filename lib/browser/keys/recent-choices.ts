import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";

/** Something that was chosen in the palette: a page, or a command by its id. */
const choiceSchema = z.union([
  z.object({
    href: z.string().check(z.regex(/^\/(?!\/)/)),
    text: z.string(),
    lang: z.optional(z.string()),
    /** The Content Type whose icon it has. */
    contentTypeId: z.optional(z.string()),
  }),
  z.object({ commandId: z.string() }),
]);

export type RecentChoice = z.infer<typeof choiceSchema>;

const recentMax = 6;

const nameOf = (memberId: string) => `atrium:recent:${memberId}`;

/** What a member has chosen on this device, the newest first. */
export function recentChoices(memberId: string): RecentChoice[] {
  return deviceStorage.readList(nameOf(memberId), choiceSchema).slice(0, recentMax);
}

export function rememberChoice(memberId: string, choice: RecentChoice): void {
  const others = recentChoices(memberId).filter((each) => !isSameChoice(each, choice));
  deviceStorage.write(nameOf(memberId), JSON.stringify([choice, ...others].slice(0, recentMax)));
}

export function isSameChoice(one: RecentChoice, other: RecentChoice): boolean {
  return nameOfChoice(one) === nameOfChoice(other);
}

function nameOfChoice(choice: RecentChoice): string {
  return "href" in choice ? choice.href : choice.commandId;
}
