import { useSyncExternalStore } from "react";
import type { DeleteRight } from "#lib/collection/collection.ts";
import { createHeld } from "../held.ts";
import type { DeleteFailure, DeleteOutcome } from "./delete-item.ts";

/** An item that a member deletes. */
export interface PendingDeletion {
  /** A collection's id. */
  listId: string;
  id: string;
  title: string;
  /** A refusal is remembered for this right. */
  right: DeleteRight;
  /** `isLeaving`: the page is being left, and may not receive the answer. */
  send: (isLeaving: boolean) => Promise<DeleteOutcome>;
}

/** An item that could not be deleted, and is back in its list. */
export interface FailedDeletion extends PendingDeletion {
  failure: DeleteFailure;
}

export interface DeletionState {
  /** All items that lists leave out: those that wait, those that are being deleted, and those that are gone. */
  hidden: ReadonlySet<string>;
  /** What can still be undone, all at once. */
  pending: readonly PendingDeletion[];
  failed: readonly FailedDeletion[];
  /** How many deletes have been answered. */
  answered: number;
}

export const noDeletions: DeletionState = { hidden: new Set(), pending: [], failed: [], answered: 0 };

/** Of this page. Lists show it from the first moment; what changes it is loaded with the dialogs that delete. */
export const pageDeletionState = createHeld(noDeletions);

export function useDeletions(): DeletionState {
  return useSyncExternalStore(pageDeletionState.subscribe, pageDeletionState.now, () => noDeletions);
}
