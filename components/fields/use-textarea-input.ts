import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { useSlotInput } from "./use-slot-input.ts";

/**
 * As `useSlotInput`, for a textarea. While React takes over what the server rendered, it puts a textarea whose text is
 * the string that it is told back to that string: what was typed until then would be gone. A list of that one string
 * reads the same, and is none.
 */
export function useTextareaInput(name: string) {
  const { defaultValue, ...input } = useSlotInput(name);
  const isTakenOver = useHydrating() && typeof window !== "undefined";
  return { ...input, defaultValue: isTakenOver ? [defaultValue] : defaultValue };
}
