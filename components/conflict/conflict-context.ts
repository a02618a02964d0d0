import { createContext, use } from "react";
import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";

/** The two versions, and what is chosen of them. */
interface ConflictValue {
  compared: readonly ComparedSlot[];
  choices: Choices;
  choose: (compared: ComparedSlot, take: "mine" | "theirs" | "hand", text?: string) => void;
  /** To the field where it is written. */
  writeIn: (slot: Slot) => void;
  /** What a slot holds as a member reads it. */
  spoken: (slot: Slot, text: string) => string;
  /** "Title", and the name of its language where it has one. */
  named: (slot: Slot) => { label: string; language: string | undefined };
  /** Whose the other version is, when the service says a name. */
  author: string | undefined;
  /** It is one's own, from somewhere else. */
  isOwn: boolean;
}

const ConflictContext = createContext<ConflictValue | undefined>(undefined);

export const ConflictProvider = ConflictContext.Provider;

export function useConflictValue(): ConflictValue {
  const value = use(ConflictContext);
  if (value === undefined) throw new Error("Not inside of a comparison.");
  return value;
}

/** The `id` of the radio of one side: where "n still to choose" leads. */
export function choiceId({ name }: Slot, take: "mine" | "theirs" | "hand"): string {
  return `choice-${take}-${name}`;
}
