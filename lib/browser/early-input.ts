import { type RefObject, useEffect, useEffectEvent } from "react";
import { useHydrating } from "./use-hydrating.ts";

// Input before React has hydrated the page: the browser keeps it, and effects read it.

const isInBrowser = typeof document !== "undefined";

/**
 * The text of a textarea, as a prop that React doesn't write into it. Hydrating, React resets a textarea whose prop is
 * the string that the server wrote; a list of that one string reads the same, and is another value.
 */
export function useTextareaText(name: string, text: string): string | readonly string[] {
  const isHydrating = useHydrating() && isInBrowser;
  // React sets `defaultValue` too, which takes the selection of a textarea without a text of its own.
  if (isHydrating) for (const control of textareasOf(name)) control.value = String(control.value);
  return isHydrating ? [text] : text;
}

function textareasOf(name: string): HTMLTextAreaElement[] {
  return [...document.querySelectorAll("textarea")].filter((control) => control.name === name);
}

/** Texts in a form that aren't what the server wrote, by the names of their controls. For an effect. */
export function typedBefore(form: string): Map<string, string> {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${form} :is(textarea, input)[name]`,
  );
  const typed = [...controls].filter(({ value, defaultValue }) => value !== defaultValue);
  return new Map(typed.map(({ name, value }) => [name, value]));
}

/** Takes over what was typed into a field: React leaves it in the field and reports no change. */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  known: string,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    if (field.value === known) return;
    if (isFromThisVisit(field)) type(field.value);
    else field.value = known;
  });
  useEffect(() => {
    if (input.current !== null) takeOver(input.current);
  }, [input]);
}

/** Not a text of an earlier visit that the browser has restored, as it does not without autocompletion. */
function isFromThisVisit(field: HTMLInputElement): boolean {
  if (field.autocomplete === "off") return true;
  const [load] = performance.getEntriesByType("navigation");
  const isFirst = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  return isFirst || document.activeElement === field;
}
