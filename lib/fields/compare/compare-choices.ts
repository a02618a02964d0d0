import * as z from "zod/mini";
import type { Texts } from "../form/form-text.ts";
import type { ComparedSlot } from "./compare-slots.ts";

const choiceSchema = z.object({
  take: z.enum(["mine", "theirs", "hand"]),
  /** Written by hand from both. */
  text: z.optional(z.string()),
  /** Their text at that time: if it changes, the choice is void. */
  theirs: z.string(),
});

export const choicesSchema = z.record(z.string(), choiceSchema);

/** The choice for a slot that both changed. */
export type Choice = z.infer<typeof choiceSchema>;
export type Choices = z.infer<typeof choicesSchema>;

/** The choice for a slot, if it is still valid. */
export function choiceOf({ slot, theirs }: ComparedSlot, choices: Choices): Choice | undefined {
  const choice = Object.hasOwn(choices, slot.name) ? choices[slot.name] : undefined;
  return choice?.theirs === theirs ? choice : undefined;
}

type Chosen = Pick<ComparedSlot, "slot" | "theirs">;

/** Sets choices; text written by hand is kept for later. */
export function withChosen(choices: Choices, chosen: readonly Chosen[], take: Choice["take"], text?: string) {
  const made = chosen.map(({ slot, theirs }) => {
    const byHand = text ?? textByHand(choices, slot.name);
    return [slot.name, { take, theirs, ...(byHand !== undefined && { text: byHand }) }] as const;
  });
  return { ...choices, ...Object.fromEntries(made) };
}

/** Text written by hand, valid or not. */
export function textByHand(choices: Choices, name: string): string | undefined {
  return Object.hasOwn(choices, name) ? choices[name]?.text : undefined;
}

export function undecidedOf(compared: readonly ComparedSlot[], choices: Choices): ComparedSlot[] {
  return compared.filter((each) => each.kind === "both" && choiceOf(each, choices) === undefined);
}

/**
 * The merged texts: what one side changed is taken. Undecided slots are theirs, so that nothing of theirs is
 * lost.
 */
export function mergedTexts(compared: readonly ComparedSlot[], choices: Choices): Texts {
  return Object.fromEntries(compared.map((each) => [each.slot.name, mergedText(each, choices)]));
}

function mergedText(compared: ComparedSlot, choices: Choices): string {
  const { kind, mine, theirs } = compared;
  if (kind === "onlyMine") return mine;
  if (kind !== "both") return theirs;
  const choice = choiceOf(compared, choices);
  if (choice?.take === "mine") return mine;
  return choice?.take === "hand" ? (choice.text ?? mine) : theirs;
}
