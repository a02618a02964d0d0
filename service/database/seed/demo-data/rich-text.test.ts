import { expect, test } from "vitest";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";

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
