import type { Slot } from "#lib/fields/form/form-slot.ts";

/** `title` and `summary` have no border; `page` is the box of a long text. */
export type SlotLook = "title" | "summary" | "page" | "box";

export interface ControlProps {
  slot: Slot;
  look: SlotLook;
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
}

/** The attributes that every control gets. */
export function controlAttributes({ slot, id, invalid, describedBy }: ControlProps) {
  const { locale, isRequired, field } = slot;
  return {
    id,
    "aria-describedby": describedBy,
    ...(invalid && { "aria-invalid": true }),
    ...(isRequired && { "aria-required": true }),
    ...(field.localized && { lang: locale }),
  };
}
