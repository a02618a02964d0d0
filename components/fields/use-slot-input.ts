import { type FocusEvent, type FormEvent, type KeyboardEvent, useCallback } from "react";
import { afterPress } from "#lib/browser/after-press.ts";
import { useTextareaText } from "#lib/browser/early-input.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import { useEditor } from "./form-context.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Connects a control to its slot. The browser holds the text, so typing rerenders only what subscribes to it. */
export function useSlotInput(name: string) {
  const { form } = useEditor();
  // React reattaches a ref whose callback changes: that would read the control and rerender.
  const ref = useCallback(
    (control: Control | null) => (control === null ? undefined : attach(form, name, control)),
    [form, name],
  );
  return {
    ref,
    name,
    autoComplete: "off",
    defaultValue: form.initial[name] ?? "",
    onInput: (event: FormEvent<Control>) => take(form, name, event.currentTarget),
    // An incomplete date changes without an input event.
    onKeyUp: (event: KeyboardEvent<Control>) =>
      form.setUnfinished(name, event.currentTarget.validity.badInput),
    onBlur: (event: FocusEvent<Control>) => {
      form.setUnfinished(name, event.currentTarget.validity.badInput);
      afterPress(() => form.check(name));
    },
  };
}

export function useTextareaSlot(name: string) {
  const { defaultValue, ...input } = useSlotInput(name);
  return { ...input, defaultValue: useTextareaText(name, defaultValue) };
}

/** Takes over what was typed before hydration, then follows the form. */
function attach(form: FormState, name: string, control: Control): () => void {
  const show = () => {
    const text = form.text(name);
    if (asShown(text) !== control.value) control.value = text;
    adjust(control);
  };
  if (control.value !== asShown(renderedText(control))) take(form, name, control);
  show();
  return form.subscribe(name, show);
}

function take(form: FormState, name: string, control: Control): void {
  // Before the text: an incomplete date has an empty one.
  form.setUnfinished(name, control.validity.badInput);
  form.type(name, control.value);
  adjust(control);
}

function renderedText(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? "";
}

/** Controls normalize line breaks to one character. */
function asShown(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

const largeLength = 50_000;

/**
 * Grows the textarea in browsers without `field-sizing`. Layout of 100,000 letters without a break in a web font takes
 * seconds.
 */
function adjust(control: Control): void {
  control.toggleAttribute("data-large", control.value.length > largeLength);
  if (!(control instanceof HTMLTextAreaElement) || CSS.supports("field-sizing", "content")) return;
  control.style.height = "auto";
  control.style.height = `${control.scrollHeight}px`;
}
