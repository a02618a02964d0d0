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

export interface DelayedRemoval {
  now(): RemovalState;
  subscribe(listener: () => void): () => void;
  /** Takes them off every list at once, and joins them to what waits. */
  take(items: readonly Doomed[]): void;
  /** All that waits is back; answers what that is. */
  undo(): readonly Doomed[];
  /** Sends all that waits. `isLeaving`: the page goes away, and nobody will hear the answer. */
  send(isLeaving?: boolean): Promise<void>;
  /** The member has read what could not be deleted. */
  forgetUndeleted(): void;
}

type Remove = (item: Doomed, isLeaving: boolean) => Promise<"deleted" | RemoveFailure>;

const atOnce = 4;
export const nothingRemoved: RemovalState = { hidden: new Set(), waiting: [], undeleted: [], answered: 0 };

/** Deletes that wait until `send`: whoever shows "Undo" decides how long that is (experience.md, "Undo"). */
export function createDelayedRemoval(remove: Remove): DelayedRemoval {
  let state = nothingRemoved;
  const listeners = new Set<() => void>();
  const become = (change: Partial<RemovalState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const hiddenWithout = (items: readonly Doomed[]) => {
    const ids = new Set(items.map(({ id }) => id));
    return new Set([...state.hidden].filter((id) => !ids.has(id)));
  };

  const settle = (item: Doomed, outcome: "deleted" | RemoveFailure) => {
    const answered = state.answered + 1;
    if (outcome === "deleted") return become({ answered });
    become({
      answered,
      hidden: hiddenWithout([item]),
      undeleted: [...state.undeleted, { ...item, failure: outcome }],
    });
  };

  return {
    now: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (items) => {
      const fresh = items.filter(({ id }) => !state.hidden.has(id));
      const ids = new Set(fresh.map(({ id }) => id));
      become({
        hidden: new Set([...state.hidden, ...ids]),
        waiting: [...state.waiting, ...fresh],
        undeleted: state.undeleted.filter(({ id }) => !ids.has(id)),
      });
    },
    undo: () => {
      const back = state.waiting;
      become({ waiting: [], hidden: hiddenWithout(back) });
      return back;
    },
    send: async (isLeaving = false) => {
      const queue = [...state.waiting];
      if (queue.length === 0) return;
      become({ waiting: [] });
      const work = async () => {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
          settle(item, await remove(item, isLeaving));
        }
      };
      // A page that goes away has no second turn: all of them leave with it.
      await Promise.all(Array.from({ length: isLeaving ? queue.length : atOnce }, work));
    },
    forgetUndeleted: () => become({ undeleted: [] }),
  };
}
