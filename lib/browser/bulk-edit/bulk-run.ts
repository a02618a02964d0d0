import { createStore } from "../store.ts";

/** The outcome of one item; `done` is absent where nothing had to be done. */
export type StepOutcome<Done, Failure, Stop> =
  | { kind: "done"; done?: Done }
  | { kind: "failed"; failure: Failure }
  /** The other items would have the same outcome. */
  | { kind: "stopped"; stop: Stop };

export interface FailedStep<Item, Failure> {
  item: Item;
  failure: Failure;
}

export interface BulkState<Item, Done, Failure, Stop> {
  isRunning: boolean;
  total: number;
  /** Items with an outcome. */
  ended: number;
  done: readonly Done[];
  failed: readonly FailedStep<Item, Failure>[];
  /** Not begun, in order. */
  waiting: readonly Item[];
  stop: Stop | "cancelled" | undefined;
}

export interface BulkRun<Item, Done, Failure, Stop> {
  now(): BulkState<Item, Done, Failure, Stop>;
  subscribe(listener: () => void): () => void;
  /** Begins with the items that wait; resolves when each that was begun has an outcome. */
  start(): Promise<void>;
  /** Queues the items that failed again. */
  retry(): void;
  /** Begins no further item. */
  cancel(): void;
}

const atOnce = 4;

/** Does one thing with many items, some at a time. A defect counts as the failure that `failureOf` makes of it. */
export function createBulkRun<Item, Done, Failure, Stop>(
  items: readonly Item[],
  step: (item: Item) => Promise<StepOutcome<Done, Failure, Stop>>,
  failureOf: (error: unknown) => Failure,
): BulkRun<Item, Done, Failure, Stop> {
  type State = BulkState<Item, Done, Failure, Stop>;
  const first: State = {
    ...{ isRunning: false, total: items.length, ended: 0, stop: undefined },
    ...{ done: [], failed: [], waiting: items },
  };
  const state = createStore(first);
  const patch = (change: Partial<State>) => state.set({ ...state.get(), ...change });

  const settle = (item: Item, outcome: StepOutcome<Done, Failure, Stop>) => {
    const { ended, done, failed, waiting } = state.get();
    if (outcome.kind === "stopped") return patch({ stop: outcome.stop, waiting: [item, ...waiting] });
    if (outcome.kind === "failed")
      return patch({ ended: ended + 1, failed: [...failed, { item, failure: outcome.failure }] });
    patch({ ended: ended + 1, done: outcome.done === undefined ? done : [...done, outcome.done] });
  };
  const work = async () => {
    for (;;) {
      const { waiting, stop } = state.get();
      const [item, ...rest] = waiting;
      if (item === undefined || stop !== undefined) return;
      patch({ waiting: rest });
      const failed = (error: unknown) => ({ kind: "failed", failure: failureOf(error) }) as const;
      settle(item, await step(item).catch(failed));
    }
  };

  return {
    now: state.get,
    subscribe: state.subscribe,
    start: async () => {
      if (state.get().isRunning) return;
      patch({ isRunning: true, stop: undefined });
      await Promise.all(Array.from({ length: atOnce }, work));
      patch({ isRunning: false });
    },
    retry: () => {
      const { failed, waiting, ended } = state.get();
      const again = failed.map(({ item }) => item);
      patch({ failed: [], waiting: [...again, ...waiting], ended: ended - again.length });
    },
    cancel: () => patch({ stop: "cancelled" }),
  };
}
