import fc from "fast-check";
import { expect, test } from "vitest";
import { readRichText } from "./rich-text.ts";

const text = (value: string, ...marks: object[]) => ({ type: "text", text: value, marks });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const plain = { bold: false, italic: false, strike: false, code: false };

test("the kinds that the editor writes are read", () => {
  const document = doc(
    { type: "heading", attrs: { level: 2 }, content: [text("Before")] },
    { type: "paragraph", content: [text("one "), text("two", { type: "bold" }), { type: "hardBreak" }] },
    {
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [text("a")] }] }],
    },
    { type: "orderedList", attrs: { start: 3 }, content: [] },
    { type: "blockquote", content: [{ type: "paragraph", content: [text("q", { type: "italic" })] }] },
    { type: "horizontalRule" },
  );
  expect(readRichText(document)).toEqual([
    { kind: "heading", level: 2, spans: [{ ...plain, text: "Before" }] },
    {
      kind: "paragraph",
      spans: [
        { ...plain, text: "one " },
        { ...plain, text: "two", bold: true },
        { ...plain, text: "\n" },
      ],
    },
    {
      kind: "bullets",
      blocks: [{ kind: "item", blocks: [{ kind: "paragraph", spans: [{ ...plain, text: "a" }] }] }],
    },
    { kind: "numbers", start: 3, blocks: [] },
    { kind: "quote", blocks: [{ kind: "paragraph", spans: [{ ...plain, text: "q", italic: true }] }] },
    { kind: "rule" },
  ]);
});

test("a link that may not be followed keeps its words and loses its address", () => {
  const link = (href: unknown) => ({ type: "link", attrs: { href } });
  const read = (href: unknown) => readRichText(doc({ type: "paragraph", content: [text("go", link(href))] }));
  expect(read("javascript:alert(1)")).toEqual([{ kind: "paragraph", spans: [{ ...plain, text: "go" }] }]);
  expect(read({})).toEqual([{ kind: "paragraph", spans: [{ ...plain, text: "go" }] }]);
  expect(read("https://a.example/")).toEqual([
    { kind: "paragraph", spans: [{ ...plain, text: "go", href: "https://a.example/" }] },
  ]);
});

test("a node of an unknown kind is left out and its text kept", () => {
  const callout = {
    type: "callout",
    content: [{ type: "paragraph", content: [text("kept")] }, text("loose")],
  };
  expect(readRichText(doc(callout, { type: "video", attrs: { src: "x" } }))).toEqual([
    { kind: "paragraph", spans: [{ ...plain, text: "kept" }] },
    { kind: "paragraph", spans: [{ ...plain, text: "loose" }] },
  ]);
  const inlineUnknown = doc({ type: "paragraph", content: [{ type: "mention", content: [text("@jiwon")] }] });
  expect(readRichText(inlineUnknown)).toEqual([{ kind: "paragraph", spans: [{ ...plain, text: "@jiwon" }] }]);
});

test("other JSON is no document", () => {
  for (const value of [undefined, null, 1, [], {}, { type: 3 }]) expect(readRichText(value)).toEqual([]);
});

test("a document nested ten thousand deep is read without running out of stack", () => {
  let node: object = { type: "paragraph", content: [text("deep")] };
  for (let depth = 0; depth < 10_000; depth++) node = { type: "blockquote", content: [node] };
  expect(() => readRichText(doc(node))).not.toThrow();
});

test("whatever JSON comes, reading it ends with blocks", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(
        Array.isArray(readRichText({ type: "doc", content: [value, { type: "paragraph", content: value }] })),
      ).toBe(true);
    }),
  );
});
