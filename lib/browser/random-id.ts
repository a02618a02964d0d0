/** A random id in hexadecimal. `crypto.randomUUID` needs TLS. */
export function randomId(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * The header of one write. Browsers' and our own retries of the write reuse it; a write after a look at the
 * outcome is another one.
 */
export function idempotencyKey(): { "idempotency-key": string } {
  return { "idempotency-key": randomId(16) };
}
