/** The listeners of a store or of a kind of message. */
export interface Listeners<Message> {
  /** Answers how to unsubscribe. */
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
