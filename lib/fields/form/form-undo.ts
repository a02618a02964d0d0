import type { FormState } from "./form-state.ts";
import type { Texts } from "./form-text.ts";

/** Fills slots; the returned function undoes it, except where the text changed since. */
export function fillForNow(form: Pick<FormState, "text" | "fill">, texts: Texts): () => void {
  const before = Object.keys(texts).map((name) => [name, form.text(name)] as const);
  form.fill(texts);
  return () => form.fill(Object.fromEntries(before.filter(([name]) => form.text(name) === texts[name])));
}
