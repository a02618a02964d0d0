/** A value outside of React that tells whoever listens when it becomes another one. */
export interface Held<Value> {
  now(): Value;
  become(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createHeld<Value>(first: Value): Held<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    become: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
