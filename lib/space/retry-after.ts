/**
 * The delay that `Retry-After` asks for, in seconds or as a date (RFC 9110, 10.2.3); undefined without one. A date is
 * compared with the answer's own `Date`, as this device's clock may be wrong.
 */
export function retryAfterMs(
  header: string | null | undefined,
  answeredAt: string | null | undefined,
): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const until = Date.parse(header);
  const now = Date.parse(answeredAt ?? "") || Date.now();
  const delay = Number.isNaN(seconds) ? until - now : seconds * 1000;
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0);
}
