import { useSyncExternalStore } from "react";
import type { DeleteRight } from "#lib/collection/collection.ts";
import { createHeld } from "../held.ts";
import type { DeleteFailure, DeleteOutcome } from "./delete-item.ts";

export interface PendingDeletion {
  listId: string;
  id: string;
  title: string;
  right: DeleteRight;
  /** `isLeaving`: the page is closing and may not get the answer. */
  send: (isLeaving: boolean) => Promise<DeleteOutcome>;
}

/** An item that wasn't deleted and is back in its list. */
export interface FailedDeletion extends PendingDeletion {
  failure: DeleteFailure;
}

export interface DeletionState {
  /** Ids that lists leave out: pending, being deleted, or deleted. */
  hidden: ReadonlySet<string>;
  pending: readonly PendingDeletion[];
  failed: readonly FailedDeletion[];
  answered: number;
}

export const noDeletions: DeletionState = { hidden: new Set(), pending: [], failed: [], answered: 0 };

/** Lists read it at once; the dialogs that delete load what changes it. */
export const pageDeletionState = createHeld(noDeletions);

export function useDeletions(): DeletionState {
  return useSyncExternalStore(pageDeletionState.subscribe, pageDeletionState.now, () => noDeletions);
}
