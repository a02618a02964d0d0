import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Aside } from "./draft.ts";

/** What is typed in a form and not kept yet. */
export function unkeptTexts(form: FormState, kept: Texts): Texts {
  return Object.fromEntries(Object.entries(form.changed()).filter(([name, text]) => kept[name] !== text));
}

/**
 * Where texts of another tab go: into slots in which nothing was typed here since it was kept, else aside. Neither is
 * lost.
 */
export function sortTaken(form: FormState, kept: Texts, texts: Texts): { free: Texts; aside: Aside[] } {
  const unkept = unkeptTexts(form, kept);
  const others = Object.entries(texts).filter(([name, text]) => form.text(name) !== text);
  const isFree = (name: string) => !Object.hasOwn(unkept, name);
  return {
    free: Object.fromEntries(others.filter(([name]) => isFree(name))),
    aside: others.filter(([name]) => !isFree(name)).map(([name, text]) => ({ name, text })),
  };
}
