/**
 * What PGlite's own file system throws has a number and no message, and is no Error: whoever reads of it would read
 * nothing. This says it in a sentence; anything else stays as it is.
 */
export function withSentence(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null) return thrown;
  if (!("errno" in thrown)) return thrown;
  return new Error(`The file system of the embedded database answered with error ${String(thrown.errno)}.`, {
    cause: thrown,
  });
}
