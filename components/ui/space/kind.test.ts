import { expect, test } from "vitest";
import { midSentence } from "./kind.ts";

test("a kind's name is small inside a sentence, unless it is an abbreviation or has no capitals", () => {
  expect(midSentence("Article", "en")).toBe("article");
  expect(midSentence("GPS track", "en")).toBe("GPS track");
  expect(midSentence("글", "ko")).toBe("글");
  expect(midSentence("", "en")).toBe("");
});
