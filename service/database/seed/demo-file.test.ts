import { expect, test } from "vitest";
import { z } from "zod";
import { demoWalk } from "#service/database/seed/demo-data.ts";
import { parseDemoJson } from "#service/database/seed/demo-json.ts";
import { parseMarkdown } from "#service/database/seed/demo-markdown.ts";
import { parseArticle, parseNote } from "#service/database/seed/read-demo.ts";

const frontMatter = `---
title:
  en-US: "One: two"
summary: {}
by: ada
daysAgo: 3
walkedDaysAgo: 3
length: 8.4
needsLowWater: true
---
`.replace("summary: {}", 'summary:\n  en-US: 12 km, "so"');

const story = "\n# en-US\n\nA text.\n";
const wrong = (line: number, problem: string) =>
  expect.objectContaining({ line, message: expect.stringContaining(problem) });

test("front matter has texts, numbers, booleans, lists and groups", () => {
  const text = `---\na: one\nb: -2.5\nc: true\nd: [x, y z]\ne: "f: g"\nh:\n  i: 1986.\n---\n`;
  expect(parseMarkdown(text).frontMatter).toEqual({
    a: "one",
    b: -2.5,
    c: true,
    d: ["x", "y z"],
    e: "f: g",
    h: { i: "1986." },
  });
});

test("an article has a story by locale", () => {
  expect(parseArticle(frontMatter + story, "one")).toMatchObject({
    key: "one",
    title: { "en-US": "One: two" },
    summary: { "en-US": '12 km, "so"' },
    photos: [],
    story: { "en-US": { type: "doc", content: [{ type: "paragraph" }] } },
  });
});

test.each([
  ["no front matter", story, 1, "no front matter"],
  ["a field that it does not have", frontMatter.replace("by:", "cver: x\nby:") + story, 6, "cver"],
  ["a field that is missing", frontMatter.replace("by: ada\n", "") + story, 1, "by"],
  ["a field twice", frontMatter.replace("by:", "by: eve\nby:") + story, 7, "twice"],
  ["a wrong type", frontMatter.replace("8.4", "far") + story, 9, "length"],
  ["another locale", frontMatter.replace("  en-US", "  de-DE") + story, 3, "de-DE"],
  ["a text that is not closed", frontMatter.replace('two"', "two") + story, 3, "not closed"],
  ["a line of something else", frontMatter.replace("by: ada", "- ada") + story, 6, "name: value"],
  ["a story in another locale", `${frontMatter}\n# de-DE\n\nEin Text.\n`, 13, "en-US"],
  ["a story in no locale", `${frontMatter}\nA text.\n`, 13, "before the first"],
  ["a mark in a story that is not closed", `${frontMatter + story}\n*two\n`, 17, "not closed"],
])("an article with %s is refused with its line", (_, text, line, problem) => {
  expect(() => parseArticle(text, "one")).toThrow(wrong(line, problem));
});

test("a note has a text and data", () => {
  const head = "---\ntitle: One\nby: ada\ndaysAgo: 3\n---\n\n";
  expect(parseNote(`${head}A text.\n\n\`\`\`json\n[1]\n\`\`\`\n`, "one")).toMatchObject({
    text: "A text.",
    data: [1],
  });
  expect(() => parseNote(`${head}A text.\n`, "one")).toThrow(wrong(6, "json"));
  expect(() => parseNote(`${head}A text.\n\n\`\`\`json\n[1\n\`\`\`\n`, "one")).toThrow(wrong(9, "JSON"));
});

const walk = `{
  "key": "one",
  "name": {}, "description": {}, "by": "ada", "daysAgo": 3, "start": "cape",
  "distance": 8.4
}`;

test.each([
  ["a comma that is missing", walk.replace('one",', 'one"'), 4, "Comma"],
  ["a wrong type", walk.replace("8.4", '"far"'), 5, "distance"],
  ["a field that it does not have", walk.replace("distance", "far"), 2, "distance"],
])("JSON with %s is refused with its line", (_, text, line, problem) => {
  expect(() => parseDemoJson(`[\n${text}\n]`, z.array(demoWalk))).toThrow(wrong(line, problem));
});
