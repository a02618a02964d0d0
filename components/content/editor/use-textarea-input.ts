"use client";

import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { useSlotInput } from "./use-slot-input.ts";

/**
 * As `useSlotInput`, for a textarea. While React takes over what the server rendered, it puts a textarea back to its
 * text, unless that is empty: what was typed until then would be gone. So it is told of none, and the form fills it.
 */
export function useTextareaInput(name: string) {
  const input = useSlotInput(name);
  const isTakenOver = useHydrating() && typeof window !== "undefined";
  return isTakenOver ? { ...input, defaultValue: "" } : input;
}
