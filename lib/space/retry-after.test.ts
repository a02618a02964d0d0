import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const answeredAt = "Tue, 24 Nov 2026 10:00:00 GMT";

test.each([
  ["7", 7_000],
  ["0.02", 20],
  ["0", 0],
  ["Tue, 24 Nov 2026 10:00:12 GMT", 12_000],
  ["Tue, 24 Nov 2026 09:00:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After: %s asks for %s ms, by the clock of the answer", (header, delay) => {
  expect(retryAfterMs(header, answeredAt)).toBe(delay);
});

test("without a Date header, a date is compared with this device's clock", () => {
  const delay = retryAfterMs(new Date(Date.now() + 20_000).toUTCString(), null) ?? 0;
  expect(delay).toBeGreaterThan(10_000);
  expect(delay).toBeLessThanOrEqual(20_000);
});
