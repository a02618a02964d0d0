import { createHeld, type Held } from "./held.ts";
import { type Doomed, nothingRemoved, type RemovalState } from "./removal-state.ts";
import type { RemoveFailure } from "./remove.ts";

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

/** Deletes that wait until `send`: whoever shows "Undo" decides how long that is (experience.md, "Undo"). */
export function createDelayedRemoval(
  remove: Remove,
  held: Held<RemovalState> = createHeld(nothingRemoved),
): DelayedRemoval {
  const become = (change: Partial<RemovalState>) => held.become({ ...held.now(), ...change });
  const hiddenWithout = (items: readonly Doomed[]) => {
    const ids = new Set(items.map(({ id }) => id));
    return new Set([...held.now().hidden].filter((id) => !ids.has(id)));
  };

  const settle = (item: Doomed, outcome: "deleted" | RemoveFailure) => {
    const answered = held.now().answered + 1;
    if (outcome === "deleted") return become({ answered });
    become({
      answered,
      hidden: hiddenWithout([item]),
      undeleted: [...held.now().undeleted, { ...item, failure: outcome }],
    });
  };

  return {
    now: held.now,
    subscribe: held.subscribe,
    take: (items) => {
      const fresh = items.filter(({ id }) => !held.now().hidden.has(id));
      const ids = new Set(fresh.map(({ id }) => id));
      become({
        hidden: new Set([...held.now().hidden, ...ids]),
        waiting: [...held.now().waiting, ...fresh],
        undeleted: held.now().undeleted.filter(({ id }) => !ids.has(id)),
      });
    },
    undo: () => {
      const back = held.now().waiting;
      become({ waiting: [], hidden: hiddenWithout(back) });
      return back;
    },
    send: async (isLeaving = false) => {
      const queue = [...held.now().waiting];
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
