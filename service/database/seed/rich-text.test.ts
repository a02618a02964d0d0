import { expect, test } from "vitest";
import { parseRichText } from "#service/database/seed/rich-text.ts";

const richText = (source: string) =>
  parseRichText(source.split("\n").map((text, index) => ({ number: index + 1, text })));

test("blocks are told apart by how they begin", () => {
  const types = richText("one\n\n## two\n\n> three\n\n- four\n- five\n\n1. six\n2. seven\n\n---").content;
  expect(types.map((node) => node.type)).toEqual([
    "paragraph",
    "heading",
    "blockquote",
    "bulletList",
    "orderedList",
    "horizontalRule",
  ]);
  expect(types[3]?.content).toHaveLength(2);
});

test("marks keep the words around them", () => {
  expect(richText("a *b* c **d** [e](https://f.example)").content[0]?.content).toEqual([
    { type: "text", text: "a " },
    { type: "text", text: "b", marks: [{ type: "italic" }] },
    { type: "text", text: " c " },
    { type: "text", text: "d", marks: [{ type: "bold" }] },
    { type: "text", text: " " },
    { type: "text", text: "e", marks: [{ type: "link", attrs: { href: "https://f.example" } }] },
  ]);
});

test("a paragraph may be typed over several lines", () => {
  expect(richText("\n  one\n  two\n").content).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "one two" }] },
  ]);
});

test.each([
  ["one\n\na *b", 3, "not closed"],
  ["a [b] c", 1, "not closed"],
  ["#### one", 1, "heading"],
  ["## one\ntwo", 2, "no empty line after a heading"],
  ["- one\ntwo", 2, "begins as its first"],
])("%j is wrong in line %i", (source, line, problem) => {
  expect(() => richText(source)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(problem) }),
  );
});
