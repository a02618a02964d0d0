/** The text of a slot that holds a document: `JSON.stringify` of it, "" for none. */
export interface RichSource {
  /** What the slot began with: a document that is the same again is written as the very same text. */
  initial: string;
  text(): string;
  write(text: string): void;
  /** Tells of every change, by whomever. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The writing was left: what is wrong with it may be said. */
  check(): void;
}
