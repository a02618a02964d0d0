import type { Mark, Node } from "@tiptap/pm/model";
import type { Sources } from "./decode.ts";
import { type Attrs, jsonNodeOf, knownMarks, knownNodes } from "./known.ts";

/**
 * Turns a document of the editor into JSON (decisions.md, "RichText value"). Unchanged nodes are their original JSON;
 * `sources` also caches what is written here, so that a keystroke only encodes its own paragraph.
 */
export function encodeDocument(doc: Node, sources: Sources): unknown {
  return encodeNode(doc, sources);
}

function encodeNode(node: Node, sources: Sources): unknown {
  const name = node.type.name;
  if (name.startsWith("kept")) return node.attrs.source;
  if (node.isText) return { type: "text", text: node.text ?? "", ...marksOf(node.marks) };
  const before = sources.get(node);
  if (before !== undefined) return before;
  const { attrs, others } = partsOf(knownNodes[name] ?? {}, node.attrs);
  const json = {
    type: name,
    ...(attrs !== undefined && { attrs }),
    ...contentOf(node, sources),
    ...marksOf(node.marks),
    ...others,
  };
  sources.set(node, json);
  return json;
}

function contentOf(node: Node, sources: Sources): { content?: unknown[] } {
  if (node.childCount === 0) return {};
  return { content: node.children.map((child) => encodeNode(child, sources)) };
}

function marksOf(marks: readonly Mark[]): { marks?: unknown[] } {
  return marks.length === 0 ? {} : { marks: marks.map(encodeMark) };
}

function encodeMark(mark: Mark): unknown {
  if (mark.type.name === "keptMark") return mark.attrs.source;
  const { attrs, others } = partsOf(knownMarks[mark.type.name] ?? {}, mark.attrs);
  return { type: mark.type.name, ...(attrs !== undefined && { attrs }), ...others };
}

/** The attributes and other members: known ones over kept ones. */
function partsOf(known: object, current: Readonly<Attrs>): { attrs: Attrs | undefined; others: Attrs } {
  const { attrs: kept, ...others } = jsonNodeOf({ type: "", ...asObject(current.kept) }) ?? { type: "" };
  const { type, ...rest } = others;
  const written = Object.keys(known).flatMap((name) =>
    current[name] == null ? [] : [[name, current[name]]],
  );
  const attrs =
    kept === undefined && written.length === 0 ? undefined : { ...kept, ...Object.fromEntries(written) };
  return { attrs, others: { ...rest, ...(type !== "" && { type }) } };
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
