import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeDocument, type Sources } from "./decode.ts";
import { encodeDocument } from "./encode.ts";
import { writingExtensions } from "./extensions.ts";

const schema = getSchema(writingExtensions({ keptAsItIs: "Can’t be edited here", picture: "Photo" }, []));

interface Json {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: unknown[] | undefined;
  marks?: unknown[] | undefined;
  text?: string | undefined;
}

const attrs = fc.option(
  fc.oneof(
    fc.constant({}),
    fc.dictionary(
      fc.constantFrom("level", "start", "href", "src", "align", "id", "kept", "type"),
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(2, 3, "https://a.example/")),
      { maxKeys: 3 },
    ),
  ),
  { nil: undefined },
);
const name = (...names: string[]) => fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, odd);
const odd = fc.constantFrom("callout", "table", "mention", "embed", "underline", "image", "listItem", "text");
const mark = fc.record(
  { type: name("bold", "italic", "strong", "em", "strike", "code", "link"), attrs },
  { requiredKeys: ["type"] },
);
const marks = fc.option(fc.array(mark, { maxLength: 3 }), { nil: undefined });
const { doc: anyDoc, block: anyBlock } = fc.letrec<{ doc: Json; block: Json; inline: Json }>((tie) => ({
  doc: fc.record(
    { type: fc.constant("doc"), attrs, content: fc.array(tie("block"), { maxLength: 5 }) },
    { requiredKeys: ["type"] },
  ),
  block: fc.oneof(
    { maxDepth: 5 },
    fc.record(
      { type: name("paragraph", "heading", "codeBlock"), attrs, content: fc.array(tie("inline")), marks },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: name("blockquote", "bulletList", "orderedList", "listItem", "horizontalRule", "image"),
        attrs,
        content: fc.array(tie("block"), { maxLength: 3 }),
      },
      { requiredKeys: ["type"] },
    ),
  ),
  inline: fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("text"), text: fc.string(), marks }) },
    { weight: 1, arbitrary: fc.record({ type: name("hardBreak"), attrs, marks }) },
    { weight: 1, arbitrary: tie("block") },
  ),
}));

/** What `JSON.stringify` leaves of it, as it comes from a slot. */
const stored = (value: unknown): Json => JSON.parse(JSON.stringify(value));

function read(document: Json): { doc: Node; sources: Sources } {
  const sources: Sources = new WeakMap();
  const doc = decodeDocument(schema, sources, document);
  if (doc === undefined) throw new Error("This is a document.");
  return { doc, sources };
}

test("any document is valid in the editor and is unchanged without an edit", () => {
  fc.assert(
    fc.property(anyDoc.map(stored), (document) => {
      const { doc, sources } = read(document);
      doc.check();
      expect(encodeDocument(doc, sources)).toEqual(document);
    }),
    { numRuns: 400 },
  );
});

test("any JSON in a document is preserved", () => {
  const content = fc.array(fc.jsonValue({ maxDepth: 4 }));
  fc.assert(
    fc.property(content, (pieces) => {
      const document = stored({ type: "doc", content: pieces });
      const { doc, sources } = read(document);
      doc.check();
      expect(encodeDocument(doc, sources)).toEqual(document);
    }),
  );
});

test("nodes next to an edit are unchanged", () => {
  fc.assert(
    fc.property(anyDoc.map(stored), fc.nat(), (document, place) => {
      const { doc, sources } = read(document);
      const blocks = document.content ?? [];
      const edited = typeInto(doc, place);
      if (edited === undefined) return;
      const written = stored(encodeDocument(edited.doc, sources));
      expect(written.type).toBe("doc");
      expect(written.attrs).toEqual(document.attrs);
      expect(written.content?.length).toBe(Math.max(blocks.length, 1));
      written.content?.forEach((block, index) => {
        if (index !== edited.index) expect(block).toEqual(blocks[index]);
      });
    }),
    { numRuns: 300 },
  );
});

test("what the editor does not know stays where text around it is written: pieces, marks and attributes", () => {
  fc.assert(
    fc.property(anyBlock.map(stored), (block) => {
      const { doc } = read({ type: "doc", content: [block] });
      // As if every node had been touched: nothing is remembered.
      const written = stored(encodeDocument(doc, new WeakMap()));
      const again = read(written).doc;
      expect(again.eq(doc)).toBe(true);
      expect(keptIn(again)).toEqual(keptIn(doc));
    }),
    { numRuns: 400 },
  );
});

test("an edited line keeps its unknown mark, its unknown piece and its unknown attributes", () => {
  const comment = { type: "comment", attrs: { id: 7 } };
  const mention = { type: "mention", attrs: { member: "m1" }, content: [{ type: "text", text: "@jiwon" }] };
  const line = {
    type: "paragraph",
    attrs: { align: "center" },
    content: [{ type: "text", text: "low water", marks: [{ type: "strong" }, comment] }, mention],
  };
  const { doc, sources } = read({ type: "doc", content: [line] });
  const edited = typeInto(doc, 0);
  expect(edited && encodeDocument(edited.doc, sources)).toEqual({
    type: "doc",
    content: [
      {
        type: "paragraph",
        attrs: { align: "center" },
        content: [
          { type: "text", text: "x" },
          { type: "text", text: "low water", marks: [{ type: "strong" }, comment] },
          mention,
        ],
      },
    ],
  });
});

test("other JSON is not read as a document", () => {
  for (const value of [null, "doc", [], {}, { type: "paragraph" }, { type: "doc", content: "x" }])
    expect(decodeDocument(schema, new WeakMap(), value)).toBeUndefined();
});

test("nodes that are nested too deeply are preserved", () => {
  let node: Json = { type: "paragraph" };
  for (let depth = 0; depth < 500; depth++) node = { type: "blockquote", content: [node] };
  const { doc } = read({ type: "doc", content: [node] });
  expect(keptIn(doc).some((kept) => kept !== null)).toBe(true);
  expect(encodeDocument(doc, new WeakMap())).toEqual({ type: "doc", content: [node] });
});

/** Types a letter at the beginning of one of the lines; answers which top-level block it is in. */
function typeInto(doc: Node, place: number): { doc: Node; index: number } | undefined {
  const starts: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) starts.push(pos + 1);
  });
  const start = starts[place % Math.max(starts.length, 1)];
  if (start === undefined) return undefined;
  const state = EditorState.create({ doc });
  const { tr } = state;
  tr.setSelection(TextSelection.create(doc, start)).insert(start, schema.text("x"));
  return { doc: tr.doc, index: doc.resolve(start).index(0) };
}

function keptIn(doc: Node): unknown[] {
  const kept: unknown[] = [];
  doc.descendants((node) => {
    if (node.type.name.startsWith("kept")) kept.push(node.attrs.source);
    else kept.push(node.attrs.kept);
    for (const one of node.marks) if (one.type.name === "keptMark") kept.push(one.attrs.source);
  });
  return kept;
}
