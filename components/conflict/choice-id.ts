import type { Slot } from "#lib/fields/form/form-slot.ts";

/** The `id` of the radio of one side: where "n still to choose" leads. */
export function choiceId({ name }: Slot, take: "mine" | "theirs" | "hand"): string {
  return `choice-${take}-${name}`;
}
