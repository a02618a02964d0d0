import { expect, test } from "vitest";
import { addSample, type SpeedSample, speedOf } from "./upload-store.ts";

test("it is the speed of the last seconds, and unknown before and after", () => {
  let samples = addSample([], 0, 0);
  expect(speedOf(samples, 0)).toBeUndefined();
  samples = addSample(samples, 1_000, 1_000);
  expect(speedOf(samples, 1_000)).toBe(1_000);
  for (const at of [4_000, 8_000, 9_000]) samples = addSample(samples, 1_000 + at * 2, at);
  expect(speedOf(samples, 9_000)).toBe(2_000);
  expect(speedOf(samples, 20_000)).toBeUndefined();
});

test("an upload that continues starts without samples: what had arrived before is no speed", () => {
  const samples: readonly SpeedSample[] = addSample(addSample([], 5_000, 2_000), 6_000, 4_000);
  expect(speedOf(samples, 4_000)).toBe(500);
});
