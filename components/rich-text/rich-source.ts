/** A slot that holds a document as JSON, "" for none. */
export interface RichSource {
  /** The initial text; a document that equals it is written as exactly this text. */
  initial: string;
  text(): string;
  write(text: string): void;
  /** Calls `listener` on every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** On blur: validates the text. */
  check(): void;
}
