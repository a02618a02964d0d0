import type { FormState } from "#lib/content/form/form-state.ts";

/**
 * Remembers what was typed before the scripts were there, and what is typed until the page is theirs: React puts every
 * textarea back to what the server wrote when it takes it over. What it answers puts all of that into the form; not
 * sooner, because until then the page has to say what the server said.
 */
export function rememberEarlyTyping(form: FormState): () => void {
  const names = new Set(form.slots.map(({ name }) => name));
  const typed = new Map<string, string>();
  const look = (control: unknown) => {
    if (!(control instanceof HTMLTextAreaElement) || !names.has(control.name)) return;
    if (control.value !== control.defaultValue) typed.set(control.name, control.value);
  };
  for (const control of document.querySelectorAll(".editor textarea")) look(control);
  const onInput = ({ target }: Event) => look(target);
  document.addEventListener("input", onInput, true);
  return () => {
    document.removeEventListener("input", onInput, true);
    for (const [name, text] of typed) form.type(name, text);
    typed.clear();
  };
}
