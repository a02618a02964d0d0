import * as z from "zod/mini";
import type { Texts } from "../form/form-text.ts";
import type { ComparedSlot } from "./compare-slots.ts";

const choiceSchema = z.object({
  take: z.enum(["mine", "theirs", "hand"]),
  /** Written by hand from both. */
  text: z.optional(z.string()),
  /** What they had there when it was chosen: where they have something else by now, it is to be chosen again. */
  theirs: z.string(),
});

export const choicesSchema = z.record(z.string(), choiceSchema);

/** How one slot was decided that both changed. */
export type Choice = z.infer<typeof choiceSchema>;
export type Choices = z.infer<typeof choicesSchema>;

/** What was chosen for a slot, as long as it was chosen against what they have there now. */
export function choiceOf({ slot, theirs }: ComparedSlot, choices: Choices): Choice | undefined {
  const choice = Object.hasOwn(choices, slot.name) ? choices[slot.name] : undefined;
  return choice?.theirs === theirs ? choice : undefined;
}

type Chosen = Pick<ComparedSlot, "slot" | "theirs">;

/** With what is chosen for some slots. What was written by hand for them stays, whatever is taken now. */
export function withChosen(choices: Choices, chosen: readonly Chosen[], take: Choice["take"], text?: string) {
  const made = chosen.map(({ slot, theirs }) => {
    const byHand = text ?? textByHand(choices, slot.name);
    return [slot.name, { take, theirs, ...(byHand !== undefined && { text: byHand }) }] as const;
  });
  return { ...choices, ...Object.fromEntries(made) };
}

/** What was written by hand for a slot, also against something else than they have there now. */
export function textByHand(choices: Choices, name: string): string | undefined {
  return Object.hasOwn(choices, name) ? choices[name]?.text : undefined;
}

/** The slots that both changed and nobody has chosen for yet. */
export function undecidedOf(compared: readonly ComparedSlot[], choices: Choices): ComparedSlot[] {
  return compared.filter((each) => each.kind === "both" && choiceOf(each, choices) === undefined);
}

/**
 * What stands in each slot once everything is decided: what one side alone changed goes in by itself. An undecided
 * slot stands as theirs, so that nothing of theirs is lost by a mistake.
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
