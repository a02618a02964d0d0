import { isSpaceError } from "#lib/space/space-error.ts";

/** Whether a write may have happened although its answer is missing or says nothing. */
export function isInDoubt(error: unknown): boolean {
  if (!isSpaceError(error) || error.status === 503) return false;
  return error.status === 0 || (error.status >= 500 && error.status < 600);
}
