import { useEffect, useEffectEvent } from "react";
import type { TextAttributes, Writing } from "./writing.ts";

/** Keeps the attributes of the element that is written in as they are now. */
export function useAttributes(writing: Writing | undefined, attributes: TextAttributes): void {
  const set = useEffectEvent(() => writing?.setAttributes(attributes));
  const now = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say is what matters.
  useEffect(() => set(), [writing, now]);
}
