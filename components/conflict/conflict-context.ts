import { createContext, use } from "react";
import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";

interface ConflictValue {
  compared: readonly ComparedSlot[];
  choices: Choices;
  choose: (compared: ComparedSlot, take: "mine" | "theirs" | "hand", text?: string) => void;
  /** Goes to the field in the editor. */
  writeIn: (slot: Slot) => void;
  /** The text of a slot for display. */
  spoken: (slot: Slot, text: string) => string;
  /** "Title", and the name of its language where it has one. */
  named: (slot: Slot) => { label: string; language: string | undefined };
  /** The name of the author of the other version, if known. */
  author: string | undefined;
  /** The other version is by the same member. */
  isOwn: boolean;
}

const ConflictContext = createContext<ConflictValue | undefined>(undefined);

export const ConflictProvider = ConflictContext.Provider;

export function useConflictValue(): ConflictValue {
  const value = use(ConflictContext);
  if (value === undefined) throw new Error("Not inside of a comparison.");
  return value;
}

/** The `id` of the radio button of one side. */
export function choiceId({ name }: Slot, take: "mine" | "theirs" | "hand"): string {
  return `choice-${take}-${name}`;
}
