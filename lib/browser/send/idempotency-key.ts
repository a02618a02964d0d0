/**
 * The header of one write. Browsers' and our own retries of the write reuse it; a write after a look at the
 * outcome is another one.
 */
export function idempotencyKey(): { "idempotency-key": string } {
  return { "idempotency-key": crypto.randomUUID() };
}
