import type { FormState } from "#lib/content/form-state.ts";

/**
 * Takes into the form what was typed before the scripts were there, and until the way to stop is called what is typed
 * meanwhile: React puts every textarea back to what the server wrote when it takes the page over.
 */
export function takeEarlyTyping(form: FormState): () => void {
  const names = new Set(form.slots.map(({ name }) => name));
  const take = (control: unknown) => {
    if (!(control instanceof HTMLTextAreaElement) || !names.has(control.name)) return;
    if (control.value !== control.defaultValue) form.type(control.name, control.value);
  };
  for (const control of document.querySelectorAll(".editor textarea")) take(control);
  const onInput = ({ target }: Event) => take(target);
  document.addEventListener("input", onInput, true);
  return () => document.removeEventListener("input", onInput, true);
}
