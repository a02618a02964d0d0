/**
 * The header of one write. Browsers' and our own retries of the write reuse it; a write after a look at the
 * outcome is another one.
 */
export function idempotencyKey(): { "idempotency-key": string } {
  // `crypto.randomUUID` needs TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { "idempotency-key": Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
