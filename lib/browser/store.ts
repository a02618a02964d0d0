/** The listeners of a store or of a kind of message. */
export interface Listeners<Message> {
  /** Returns how to unsubscribe. */
  subscribe(listener: (message: Message) => void): () => void;
  notify(message: Message): void;
  readonly size: number;
}

export function createListeners<Message = void>(): Listeners<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // A copy: a listener may unsubscribe itself or another one.
    notify: (message) => {
      for (const listener of [...listeners]) listener(message);
    },
    get size() {
      return listeners.size;
    },
  };
}

/** A value outside of React, for `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const { notify, subscribe } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
    subscribe,
  };
}

/** The `subscribe` of `useSyncExternalStore` for a value that never changes. */
export const neverChanges = () => () => {};
