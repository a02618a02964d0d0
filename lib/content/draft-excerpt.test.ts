import { expect, test } from "vitest";
import { allText, excerptOf, supersededTexts, wholeText } from "./draft-excerpt.ts";

const text = (words: string) => ({ type: "text", text: words });
const line = (...content: object[]) => ({ type: "paragraph", content });
const story = JSON.stringify({
  type: "doc",
  content: [line(text("Low "), text("water")), { type: "bulletList", content: [line(text("boots"))] }],
});
const refer = JSON.stringify({ sys: { type: "Refer", targetType: "Media", id: "1" } });

test("an excerpt has lines of documents and entries of lists, but no selections", () => {
  const texts = {
    title: "Tide",
    story,
    tags: '["tide","shore"]',
    cover: refer,
    photos: `[${refer}]`,
    at: "",
  };
  expect(wholeText(texts)).toBe("Tide\n\nLow water\nboots\n\ntide\nshore");
});

test("typed JSON is shown as typed", () => {
  expect(wholeText({ one: '{ "a": 1 }', two: "[1, 2]", three: "{ half" })).toBe(
    '{ "a": 1 }\n\n[1, 2]\n\n{ half',
  );
});

test("superseded texts are read like everything else", () => {
  const superseded = [{ text: story }, { text: refer }, { text: "A title" }];
  expect(supersededTexts({ superseded })).toEqual(["Low water\nboots", "A title"]);
  expect(allText({ texts: { title: "Tide" }, superseded })).toBe("Tide\n\nLow water\nboots\n\nA title");
  expect(allText({ texts: {} })).toBe("");
});

test("an excerpt is one line of the longest text", () => {
  expect(excerptOf({ title: "Tide", story }, "Tide")).toBe("Low water boots");
});
