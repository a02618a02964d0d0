/** What the reader of the console can act on: said without a stack. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}

export function sayError(error: unknown): void {
  console.error(error instanceof PlainError ? error.message : error);
}
