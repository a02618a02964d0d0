import { expect, test } from "vitest";
import { createSpeed } from "./upload-speed.ts";

test("it is that of the last seconds, and nobody's guess before and after", () => {
  let now = 0;
  const speed = createSpeed(() => now);
  speed.note(0);
  expect(speed.bytesPerSecond()).toBeUndefined();
  now = 1_000;
  speed.note(1_000);
  expect(speed.bytesPerSecond()).toBe(1_000);
  for (const at of [4_000, 8_000, 9_000]) {
    now = at;
    speed.note(1_000 + at * 2);
  }
  expect(speed.bytesPerSecond()).toBe(2_000);
  now = 20_000;
  expect(speed.bytesPerSecond()).toBeUndefined();
});

test("what had arrived before a pause is no speed", () => {
  let now = 0;
  const speed = createSpeed(() => now);
  speed.note(0);
  now = 2_000;
  speed.note(5_000);
  speed.begin();
  speed.note(5_000);
  now = 4_000;
  speed.note(6_000);
  expect(speed.bytesPerSecond()).toBe(500);
});
