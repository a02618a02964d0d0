import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type FileProblem, mistake } from "./problems/file-problem.ts";

/** JSON with comments, and the positions of its values. */
export interface JsonText {
  value: unknown;
  /** `12:5`, of the value at a path, or of the nearest one around it. */
  placeOf(path: FileProblem["path"]): string;
  /** Of a member's name, if it has one. */
  placeOfName(path: FileProblem["path"]): string;
  /** Duplicate names, of which parsers ignore the first. */
  twice: FileProblem[];
}

/** Parses JSON with comments and trailing commas, or returns its mistakes. */
export function readJsonText(text: string): JsonText | { mistakes: { place: string; message: string }[] } {
  if (text.trim() === "") return { mistakes: [{ place: "1:1", message: "there is nothing in it" }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  if (root === undefined || errors.length > 0) {
    const found = errors.map(({ error, offset }) => ({
      place: position(text, offset),
      message: messageOf(error),
    }));
    return { mistakes: found };
  }
  const nodeAt = (path: FileProblem["path"]) => {
    for (let length = path.length; length > 0; length--) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (node !== undefined) return node;
    }
    return root;
  };
  return {
    value: getNodeValue(root),
    placeOf: (path) => position(text, nodeAt(path).offset),
    placeOfName(path) {
      const node = nodeAt(path);
      const offset = node.parent?.type === "property" ? node.parent.offset : node.offset;
      return position(text, offset);
    },
    twice: [...twiceIn(root, [])],
  };
}

function* twiceIn(node: Node, path: (string | number)[]): Generator<FileProblem> {
  if (node.type === "array") {
    for (const [index, child] of (node.children ?? []).entries()) yield* twiceIn(child, [...path, index]);
  }
  if (node.type !== "object") return;
  const names = new Set<string>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    const key = String(name?.value);
    if (names.has(key)) yield mistake([...path, key], "stands twice in the same object");
    names.add(key);
    if (value !== undefined) yield* twiceIn(value, [...path, key]);
  }
}

function position(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

// By jsonc-parser's codes.
const sentences: readonly (string | undefined)[] = [
  undefined,
  "isn't JSON; texts need double quotes",
  "isn't a number",
  'a name in double quotes is expected, such as "label"',
  "a value is expected",
  "a colon is expected",
  "a comma is expected",
  "a } is expected: an object is not closed",
  "a ] is expected: a list is not closed",
  "is more than one value: the file is one object",
  "a comment that is not allowed",
  "a comment is not closed with */",
  "a text is not closed with a double quote",
  "a number is not finished",
  "isn't a \\u escape with four digits",
  "isn't an escape that JSON knows",
  "a control character; in a text a new line is \\n and a tab \\t",
];

function messageOf(error: number): string {
  return sentences[error] ?? "isn't JSON";
}
