import { useSyncExternalStore } from "react";
import { createHeld } from "../held.ts";
import type { RemoveFailure } from "./remove.ts";

/** Something that a member wants gone. */
export interface Doomed {
  /** Of which list: a Content Type's id, or `mediaListId`. */
  listId: string;
  id: string;
  title: string;
  /** Whether it is the member's; a refusal is remembered apart for others' items. */
  isOwn: boolean;
}

/** What could not be deleted, and is there again. */
export interface Undeleted extends Doomed {
  failure: RemoveFailure;
}

export interface RemovalState {
  /** Everything that lists leave out: what waits, what is being deleted, and what is gone. */
  hidden: ReadonlySet<string>;
  /** What can still be taken back, all at once. */
  waiting: readonly Doomed[];
  undeleted: readonly Undeleted[];
  /** How often something that was sent has been answered. */
  answered: number;
}

export const nothingRemoved: RemovalState = { hidden: new Set(), waiting: [], undeleted: [], answered: 0 };

/** Of this page. Lists show it from the first moment; what changes it is loaded when somebody can delete. */
export const pageRemovalState = createHeld(nothingRemoved);

export function useRemovals(): RemovalState {
  return useSyncExternalStore(pageRemovalState.subscribe, pageRemovalState.now, () => nothingRemoved);
}
