import type { DeleteRight } from "#lib/collection/collection.ts";
import { createStore } from "../store.ts";
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
  /** Sent and not answered. */
  sending: readonly PendingDeletion[];
  failed: readonly FailedDeletion[];
  answered: number;
}

export const noDeletions: DeletionState = {
  hidden: new Set(),
  ...{ pending: [], sending: [], failed: [], answered: 0 },
};

export interface DeleteQueue {
  now(): DeletionState;
  subscribe(listener: () => void): () => void;
  /** Hides items in every list and queues them. */
  add(items: readonly PendingDeletion[]): void;
  /** Restores all queued items and returns them. */
  undo(): readonly PendingDeletion[];
  /** Sends the queue; resolves when every delete is answered. `isLeaving`: the page is closing. */
  send(isLeaving?: boolean): Promise<void>;
  forgetFailed(read: readonly FailedDeletion[]): void;
}

const atOnce = 4;

/**
 * Deletes that wait for `send`: the toast with "Undo" decides when (experience.md, "Undo").
 * @param isAnswered whether lists are to be requested again at once
 */
export function createDeleteQueue(isAnswered = false): DeleteQueue {
  // The server renders with this object: another one would rerender after hydration.
  const state = createStore<DeletionState>(isAnswered ? { ...noDeletions, answered: 1 } : noDeletions);
  const become = (change: Partial<DeletionState>) => state.set({ ...state.get(), ...change });
  const hiddenWithout = (items: readonly PendingDeletion[]) => {
    const ids = new Set(items.map(({ id }) => id));
    return new Set([...state.get().hidden].filter((id) => !ids.has(id)));
  };

  const settle = (item: PendingDeletion, outcome: DeleteOutcome) => {
    const answered = state.get().answered + 1;
    const sending = state.get().sending.filter((each) => each !== item);
    if (outcome === "deleted") return become({ answered, sending });
    become({
      answered,
      sending,
      hidden: hiddenWithout([item]),
      failed: [...state.get().failed, { ...item, failure: outcome }],
    });
  };

  const queue: PendingDeletion[] = [];
  const workers = new Set<Promise<void>>();
  const work = async (isLeaving: boolean) => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      settle(item, await item.send(isLeaving));
    }
  };

  return {
    now: state.get,
    subscribe: state.subscribe,
    add: (items) => {
      const fresh = items.filter(({ id }) => !state.get().hidden.has(id));
      const ids = new Set(fresh.map(({ id }) => id));
      become({
        hidden: new Set([...state.get().hidden, ...ids]),
        pending: [...state.get().pending, ...fresh],
        failed: state.get().failed.filter(({ id }) => !ids.has(id)),
      });
    },
    undo: () => {
      const back = state.get().pending;
      become({ pending: [], hidden: hiddenWithout(back) });
      return back;
    },
    send: async (isLeaving = false) => {
      const { pending } = state.get();
      if (pending.length > 0) become({ pending: [], sending: [...state.get().sending, ...pending] });
      queue.push(...pending);
      // A closing page sends everything at once.
      for (let free = isLeaving ? queue.length : atOnce - workers.size; free > 0; free--) {
        const worker = work(isLeaving).finally(() => workers.delete(worker));
        workers.add(worker);
      }
      await Promise.all(workers);
    },
    forgetFailed: (read) => become({ failed: state.get().failed.filter((item) => !read.includes(item)) }),
  };
}
