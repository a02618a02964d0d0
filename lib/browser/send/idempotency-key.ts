/**
 * The header of one write, made when it begins. A browser that repeats the request by itself sends the same one, and so
 * does a retry that follows a refusal; whatever is sent after a look at what became of a write is another write.
 */
export function idempotencyKey(): { "idempotency-key": string } {
  // `crypto.randomUUID` is not there on a page without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { "idempotency-key": Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
