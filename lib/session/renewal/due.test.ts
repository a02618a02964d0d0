import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { isDue } from "./due.ts";

const sessionOf = (lifetimeMs: number): Session => ({
  v: 1,
  id: "0123456789abcdef",
  generation: 0,
  pair: {
    ...{ accessToken: "access", accessExpiresAt: lifetimeMs, lifetimeMs },
    ...{ refreshToken: "refresh", refreshExpiresAt: 3 * 24 * 60 * 60_000 },
  },
  ...{ beganAt: 0, provider: "embedded", memberId: "ada" },
});

const minuteMs = 60_000;

// The jitter of a session moves each limit by up to a tenth.
test.each([
  ["the last minute of an hour", 60 * minuteMs, 58 * minuteMs, 59.5 * minuteMs],
  ["the last tenth of ten seconds", 10_000, 8_500, 9_500],
])("a pair is due in %s", (_, lifetimeMs, earlyMs, lateMs) => {
  expect(isDue(sessionOf(lifetimeMs), earlyMs)).toBe(false);
  expect(isDue(sessionOf(lifetimeMs), lateMs)).toBe(true);
});

test("a long call needs at most half of a lifetime, so that a new pair isn't due at once", () => {
  const session = sessionOf(10 * minuteMs);
  expect(isDue(session, 7 * minuteMs, 4 * minuteMs)).toBe(true);
  expect(isDue(session, 0, 60 * minuteMs)).toBe(false);
});
