import { createHeld, type Held } from "../held.ts";
import { type Doomed, nothingRemoved, type RemovalState } from "./removal-state.ts";
import type { RemoveFailure } from "./remove.ts";

export interface DelayedRemoval {
  now(): RemovalState;
  subscribe(listener: () => void): () => void;
  /** Takes them off every list at once, and joins them to what waits. */
  take(items: readonly Doomed[]): void;
  /** All that waits is back; answers what that is. */
  undo(): readonly Doomed[];
  /**
   * Sends all that waits, and settles when nothing is on its way any more. `isLeaving`: the page goes away, and nobody
   * may hear the answer.
   */
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

  const queue: Doomed[] = [];
  const turns = new Set<Promise<void>>();
  const work = async (isLeaving: boolean) => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      settle(item, await remove(item, isLeaving));
    }
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
      const { waiting } = held.now();
      if (waiting.length > 0) become({ waiting: [] });
      queue.push(...waiting);
      // A page that goes away has no second turn: all of them leave with it, also those that were next in turn.
      for (let free = isLeaving ? queue.length : atOnce - turns.size; free > 0; free--) {
        const turn = work(isLeaving).finally(() => turns.delete(turn));
        turns.add(turn);
      }
      await Promise.all(turns);
    },
    forgetUndeleted: () => become({ undeleted: [] }),
  };
}
