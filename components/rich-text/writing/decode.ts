import type { Mark, Node, Schema } from "@tiptap/pm/model";
import {
  type Attrs,
  type JsonNode,
  jsonMarkOf,
  jsonNodeOf,
  knownMarks,
  knownNodes,
  markNames,
  partAttrs,
} from "./known.ts";

/** The JSON of each node; unchanged nodes are written back as exactly that. */
export type Sources = WeakMap<Node, unknown>;

const depthMax = 24;

/**
 * Turns JSON into a document of the editor. Nodes of an unknown type or shape become pieces that are kept as they are.
 * `undefined` if the value is no document.
 */
export function decodeDocument(schema: Schema, sources: Sources, value: unknown): Node | undefined {
  const json = jsonNodeOf(value);
  if (json?.type !== "doc") return undefined;
  return decoder(schema, sources).container("doc", json, 0);
}

function decoder(schema: Schema, sources: Sources) {
  const make = (name: string, attrs: Attrs, content?: Node | Node[]) => schema.node(name, attrs, content);
  const keptBlock = (source: unknown) => make("keptBlock", { source });
  const keptInline = (source: unknown) => make("keptInline", { source });
  const paragraph = () => make("paragraph", {});

  function remember(json: JsonNode, node: Node): Node {
    sources.set(node, json);
    return node;
  }

  function container(name: string, json: JsonNode, depth: number): Node {
    const children = (json.content ?? []).map((child) => childOf(name, child, depth));
    const content = children.length > 0 ? children : [emptyChildOf(name)];
    return remember(json, make(name, attrsOf(json), content));
  }

  /** A block needs a line to write in. */
  function emptyChildOf(parent: string): Node {
    return parent.endsWith("List") ? make("listItem", {}, [paragraph()]) : paragraph();
  }

  function childOf(parent: string, value: unknown, depth: number): Node {
    return parent.endsWith("List") ? item(value, depth + 1) : block(value, depth + 1);
  }

  function item(value: unknown, depth: number): Node {
    const json = jsonNodeOf(value);
    const isItem = json?.type === "listItem" && !("text" in json) && depth <= depthMax;
    return isItem ? container("listItem", json, depth) : make("keptItem", { source: value });
  }

  function block(value: unknown, depth: number): Node {
    const json = jsonNodeOf(value);
    if (json === undefined || "text" in json || depth > depthMax) return keptBlock(value);
    switch (json.type) {
      case "paragraph":
      case "heading":
        return remember(json, make(json.type, attrsOf(json), inlinesOf(json)));
      case "blockquote":
      case "bulletList":
      case "orderedList":
        return container(json.type, json, depth);
      case "codeBlock":
        return codeBlock(json) ?? keptBlock(value);
      case "horizontalRule":
      case "image":
        return json.content === undefined ? remember(json, make(json.type, attrsOf(json))) : keptBlock(value);
      default:
        return keptBlock(value);
    }
  }

  function codeBlock(json: JsonNode): Node | undefined {
    const texts: string[] = [];
    for (const child of json.content ?? []) {
      const text = plainText(child);
      if (text === undefined) return undefined;
      texts.push(text);
    }
    const text = texts.join("");
    return remember(json, make("codeBlock", attrsOf(json), text === "" ? [] : [schema.text(text)]));
  }

  function inlinesOf(json: JsonNode): Node[] {
    return (json.content ?? []).flatMap(inline);
  }

  function inline(value: unknown): Node[] {
    const json = jsonNodeOf(value);
    const marks = json === undefined ? undefined : marksOf(schema, json);
    if (json === undefined || marks === undefined) return [keptInline(value)];
    const { type, text, marks: _, ...others } = json;
    if (type === "hardBreak" && json.content === undefined && text === undefined) {
      return [make("hardBreak", attrsOf(json, "marks")).mark(marks)];
    }
    if (type !== "text" || typeof text !== "string" || Object.keys(others).length > 0) {
      return [keptInline(value)];
    }
    return text === "" ? [] : [schema.text(text, marks)];
  }

  return { container };
}

/** The known attributes of a node, and `kept`, which holds the rest of its JSON. */
function attrsOf(json: JsonNode, but?: string): Attrs {
  const { type, attrs, content: _, ...others } = json;
  const { known, rest } = partAttrs(knownNodes[type] ?? {}, attrs ?? {});
  if (but !== undefined) delete others[but];
  const isRest = Object.keys(rest).length > 0 || (attrs !== undefined && Object.keys(attrs).length === 0);
  const kept = { ...others, ...(isRest && { attrs: rest }) };
  return { ...known, kept: Object.keys(kept).length > 0 ? kept : null };
}

/** `undefined` if they are no list. Unknown marks are kept. */
function marksOf(schema: Schema, json: JsonNode): readonly Mark[] | undefined {
  const { marks } = json;
  if (marks === undefined) return [];
  if (!Array.isArray(marks)) return undefined;
  let set: readonly Mark[] = [];
  for (const source of marks) {
    const mark = knownMark(schema, source);
    const isTaken = mark !== undefined && set.some(({ type }) => type === mark.type);
    set = (mark === undefined || isTaken ? schema.mark("keptMark", { source }) : mark).addToSet(set);
  }
  return set;
}

function knownMark(schema: Schema, value: unknown): Mark | undefined {
  const json = jsonMarkOf(value);
  if (json === undefined) return undefined;
  const { type, attrs, ...others } = json;
  const name = Object.hasOwn(markNames, type) ? (markNames[type] ?? type) : type;
  const fits = Object.hasOwn(knownMarks, name) ? knownMarks[name] : undefined;
  if (fits === undefined) return undefined;
  const { known, rest } = partAttrs(fits, attrs ?? {});
  if (Object.values(known).includes(null)) return undefined;
  const isRest = Object.keys(rest).length > 0 || (attrs !== undefined && Object.keys(attrs).length === 0);
  const kept = { ...others, ...(name !== type && { type }), ...(isRest && { attrs: rest }) };
  return schema.mark(name, { ...known, kept: Object.keys(kept).length > 0 ? kept : null });
}

/** The text of a plain text node, else `undefined`. */
function plainText(value: unknown): string | undefined {
  const json = jsonNodeOf(value);
  if (json?.type !== "text" || typeof json.text !== "string") return undefined;
  return Object.keys(json).every((key) => key === "type" || key === "text") ? json.text : undefined;
}
