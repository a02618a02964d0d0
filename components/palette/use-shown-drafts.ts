"use client";

import type { ShownDraft } from "./palette-groups.ts";

const none: readonly ShownDraft[] = [];

/** What a member has begun on this device. */
export function useShownDrafts(_memberId: string): readonly ShownDraft[] {
  return none;
}
