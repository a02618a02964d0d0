import { type Node, type Span, Visitor } from "oxc-parser";
import type { Source } from "./source.ts";

interface Text {
  text: string;
  start: number;
}

interface SourceString extends Text {
  /** In `class`, `className`, a call of `classNames` or `cva`, or a constant that one of these refers to. */
  isClassName: boolean;
}

/** Functions whose arguments are classes. */
const builders = new Set(["classNames", "cva"]);

/** All strings of a source; of a template the words that no expression is a part of. */
export function stringsOf({ parsed }: Source): SourceString[] {
  const strings: Text[] = [];
  const constants = new Map<string, Span>();
  const references: { name: string; start: number }[] = [];
  const places: Place[] = [];
  const place = (node: Span | null, isClassName: boolean) => {
    if (node !== null) places.push({ start: node.start, end: node.end, isClassName });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === "string") strings.push({ text: value, start });
    },
    TemplateLiteral: ({ quasis }) => {
      quasis.forEach(({ value, start }, index) => {
        const text = index > 0 ? value.raw.replace(/^\S+/, "") : value.raw;
        strings.push({ text: index < quasis.length - 1 ? text.replace(/\S+$/, "") : text, start });
      });
    },
    Identifier: ({ name, start }) => {
      references.push({ name, start });
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init !== null) constants.set(id.name, init);
    },
    JSXAttribute: ({ name, value }) =>
      place(value, name.type === "JSXIdentifier" && /className$/i.test(name.name)),
    AssignmentExpression: ({ left, right }) => {
      if (left.type === "MemberExpression" && nameOf(left.property) === "className") place(right, true);
    },
    CallExpression: ({ callee, arguments: all }) => {
      for (const argument of all) place(argument, builders.has(nameOf(callee)));
    },
    Property: ({ key, value }) => {
      place(key, false);
      if (/^class(Name)?$/.test(nameOf(key))) place(value, true);
      if (/^(default|compound)Variants$/.test(nameOf(key))) place(value, false);
    },
    MemberExpression: ({ property }) => place(property, false),
    ConditionalExpression: ({ test }) => place(test, false),
    LogicalExpression: ({ operator, left }) => {
      if (operator === "&&") place(left, false);
    },
  }).visit(parsed.program);
  const follow = (): void => {
    const found = references.filter(({ name, start }) => constants.has(name) && isClassName(start, places));
    for (const { name } of found) {
      place(constants.get(name) ?? null, true);
      constants.delete(name);
    }
    if (found.length > 0) follow();
  };
  follow();
  return strings.map((string) => ({ ...string, isClassName: isClassName(string.start, places) }));
}

interface Place extends Span {
  isClassName: boolean;
}

/** What the innermost place says. */
function isClassName(offset: number, places: readonly Place[]): boolean {
  const around = places.filter(({ start, end }) => start <= offset && offset < end);
  const [inner] = around.sort((a, b) => a.end - a.start - (b.end - b.start));
  return inner?.isClassName ?? false;
}

const nameOf = (node: Node): string => (node.type === "Identifier" ? node.name : "");
