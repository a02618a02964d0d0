import { expect, test } from "vitest";
import { finalSound } from "./final-sound.ts";

test.each([
  ["카카오", "open"],
  ["구글", "open"],
  ["체험 계정", "closed"],
  ["애플 ", "open"],
  ["Google", "other"],
  ["", "other"],
])("%j ends %s", (word, sound) => {
  expect(finalSound(word)).toBe(sound);
});
