import * as z from "zod/mini";

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
  try {
    const stored = z.safeParse(
      z.array(z.unknown()),
      JSON.parse(localStorage.getItem(nameOf(memberId)) ?? "[]"),
    );
    const choices = (stored.data ?? []).map((each) => z.safeParse(choiceSchema, each).data);
    return choices
      .filter((each) => each !== undefined)
      .filter(({ href }) => /^\/(?!\/)/.test(href))
      .slice(0, recentMax);
  } catch {
    return [];
  }
}

export function rememberChoice(memberId: string, choice: RecentChoice): void {
  const others = recentChoices(memberId).filter(({ href }) => href !== choice.href);
  try {
    localStorage.setItem(nameOf(memberId), JSON.stringify([choice, ...others].slice(0, recentMax)));
  } catch {
    // A browser that keeps nothing: the palette begins with its places.
  }
}
