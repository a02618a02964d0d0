import { createListeners } from "./listeners.ts";

/** A value outside of React that tells whoever listens when it becomes another one. */
export interface Held<Value> {
  now(): Value;
  become(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createHeld<Value>(first: Value): Held<Value> {
  let value = first;
  const listeners = createListeners();
  return {
    now: () => value,
    become: (next) => {
      value = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
