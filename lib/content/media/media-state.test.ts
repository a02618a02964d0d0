import { expect, test } from "vitest";
import type { Media } from "#lib/space/media.ts";
import { errorOf, isMediaUnderWay, lengthOf } from "./media-state.ts";

const withFile = (file: object) => ({ fields: { file: { "en-US": file } } }) as unknown as Media;

test("a file without a URL is being processed, whatever its state, unless it failed", () => {
  expect(isMediaUnderWay(withFile({ state: "PROCESSING" }))).toBe(true);
  expect(isMediaUnderWay(withFile({}))).toBe(true);
  expect(isMediaUnderWay(withFile({ url: "https://a.example/b" }))).toBe(false);
  expect(isMediaUnderWay(withFile({ state: "FAILED" }))).toBe(false);
  expect(isMediaUnderWay({ fields: {} } as Media)).toBe(false);
});

test("the reason of a failure is the service's message, in one line", () => {
  expect(errorOf(withFile({ detail: { error: "It is\ndamaged." } }))).toBe("It is damaged.");
  expect(errorOf(withFile({ detail: { error: 7 } }))).toBeUndefined();
});

test.each([
  [84, "1:24"],
  [3.6, "0:04"],
  [3725, "1:02:05"],
])("a length of %s seconds is %s", (seconds, words) => {
  expect(lengthOf(seconds)).toBe(words);
});
