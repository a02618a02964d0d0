import { expect, test } from "vitest";
import { pollDelayMs } from "./use-media.ts";

test("polling starts soon, slows down, and never stops", () => {
  const delays = Array.from({ length: 12 }, (_, asked) => pollDelayMs(asked));
  expect(delays[0]).toBe(1_000);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(delays.at(-1)).toBe(30_000);
});
