import { Mark, mergeAttributes, Node } from "@tiptap/core";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { plainTextOf } from "#lib/fields/rich-text/rich-text-words.ts";
import { handOver, takeBack } from "./hand-over.ts";

interface KeptOptions {
  /** "Kept as it is". */
  label: string;
}

const textMax = 400;

/** `source` is the original JSON; a copy finds it by the ticket in its HTML. */
const attributes = () => ({
  source: { isRequired: true, rendered: false, parseHTML: (element: HTMLElement) => takeBack(element) },
});

const attributesOf = (source: unknown, className: string) =>
  mergeAttributes({
    class: `bg-sunken text-ink-2 cursor-default forced-colors:border forced-colors:border-dashed ${className}`,
    "data-kept": handOver(source),
    contenteditable: "false",
    dir: "auto",
  });

const blockLook = {
  piece: "block list-none rounded-3 px-3 py-2",
  label: "block",
  text: "block whitespace-pre-line",
};
const inlineLook = { piece: "rounded-1 px-1", label: "not-only:sr-only", text: "" };

function keptNode(name: string, tag: string, kind: { group: string; inline: boolean }) {
  return Node.create<KeptOptions>({
    name,
    ...kind,
    atom: true,
    selectable: true,
    draggable: true,
    addOptions: () => ({ label: "" }),
    addAttributes: attributes,
    parseHTML: () => [
      {
        tag: `${tag}[data-kept]`,
        priority: 100,
        getAttrs: (element) => (takeBack(element) === undefined ? false : null),
      },
    ],
    renderHTML({ node }) {
      const { source } = node.attrs;
      const text = plainTextOf(source, textMax);
      const look = kind.inline ? inlineLook : blockLook;
      const words: DOMOutputSpec[] = text === "" ? [] : [["span", { class: look.text }, text]];
      const label: DOMOutputSpec = [
        "span",
        { class: `text-12 text-ink-3 select-none ${look.label}` },
        this.options.label,
      ];
      return [tag, attributesOf(source, look.piece), label, ...words];
    },
    renderText: ({ node }) => plainTextOf(node.attrs.source, textMax),
  });
}

/** An unknown block. */
export const KeptBlock = keptNode("keptBlock", "div", { group: "block", inline: false });

/** An unknown child of a list. */
export const KeptItem = keptNode("keptItem", "li", { group: "listPiece", inline: false });

/** An unknown inline node. */
export const KeptInline = keptNode("keptInline", "span", { group: "inline", inline: true });

/** An unknown mark: invisible, but kept on its text. */
export const KeptMark = Mark.create({
  name: "keptMark",
  excludes: "",
  inclusive: false,
  addAttributes: attributes,
  parseHTML: () => [
    {
      tag: "span[data-kept-mark]",
      getAttrs: (element) => (takeBack(element) === undefined ? false : null),
    },
  ],
  renderHTML: ({ mark }) => ["span", { "data-kept-mark": "", "data-kept": handOver(mark.attrs.source) }, 0],
});
