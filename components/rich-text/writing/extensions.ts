import { type AnyExtension, Extension, getExtensionField, InputRule, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress, safeLink } from "#lib/fields/rich-text/safe-address.ts";
import { KeptBlock, KeptInline, KeptItem, KeptMark } from "./kept-pieces.ts";
import { knownMarks, knownNodes } from "./known.ts";
import { PictureNode } from "./picture-node.ts";

export interface WritingWords {
  keptAsItIs: string;
  picture: string;
}

const DocumentNode = Node.create({ name: "doc", topNode: true, content: "block+" });

const kit = StarterKit.configure({
  document: false,
  underline: false,
  trailingNode: false,
  heading: { levels: [2, 3] },
  dropcursor: { color: false, class: "bg-accent", width: 2 },
  link: {
    openOnClick: false,
    defaultProtocol: "https",
    // Of text that is pasted.
    markdownLinks: true,
    isAllowedUri: (address) => safeLink(address) !== undefined,
    HTMLAttributes: { target: null, rel: "noopener nofollow ugc" },
  },
});

/** `[text](address)` makes a link, as in Markdown; typed, the address needs no scheme. */
const markdownLink = new InputRule({
  find: /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)$/,
  handler: ({ state: { schema, tr }, range: { from, to }, match: [, text = "", address = ""] }) => {
    const href = linkAddress(address);
    const link = schema.marks.link;
    if (href === undefined || link === undefined) return;
    // The text stays, so that it keeps its marks.
    const end = from + 1 + text.length;
    tr.delete(end, to).delete(from, from + 1);
    tr.addMark(from, end - 1, link.create({ href }));
    tr.removeStoredMark(link);
  },
});

/** Extensions of the kit's schema, so that more documents are editable as they are. */
const wider: Readonly<Record<string, object>> = {
  listItem: { content: "block+" },
  bulletList: { content: "(listItem | keptItem)+" },
  orderedList: { content: "(listItem | keptItem)+" },
  code: { excludes: "code" },
  // Text typed after a link is not part of it.
  link: { inclusive: false, addInputRules: () => [markdownLink] },
};

function partsOfKit(): AnyExtension[] {
  const add = getExtensionField<() => AnyExtension[]>(kit, "addExtensions", {
    name: kit.name,
    options: kit.options,
    storage: kit.storage,
  });
  return add().map((part) => (Object.hasOwn(wider, part.name) ? part.extend(wider[part.name]) : part));
}

/** The unknown parts of known nodes and marks; a split leaves them with the first half. */
const KeptAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes: () => [
    {
      types: [...Object.keys(knownNodes), ...Object.keys(knownMarks)],
      attributes: { kept: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
});

/** `# ` makes the largest heading, as in Markdown. */
const FirstHeading = Extension.create({
  name: "firstHeading",
  addInputRules: () => [
    new InputRule({
      find: /^#\s$/,
      handler: ({ chain, range }) => {
        chain().deleteRange(range).setNode("heading", { level: 2 }).run();
      },
    }),
  ],
});

/** In a list, the marker of one more item begins no list in that item: Enter has made the item. */
const ItemMarker = Extension.create({
  name: "itemMarker",
  // Before the rules that begin a list.
  priority: 1_000,
  addInputRules: () => [
    new InputRule({
      find: /^(?:[-+*]|\d+\.)\s$/,
      handler: ({ state: { tr, doc }, range: { from, to }, match: [marker] }) => {
        const at = doc.resolve(from);
        const list = at.node(-2);
        const isList = list?.type.name === (/\d/.test(marker) ? "orderedList" : "bulletList");
        if (isList && at.index(-1) === 0) tr.delete(from, to);
      },
    }),
  ],
});

/** All nodes and marks that the editor writes or keeps. */
export function writingExtensions(
  { keptAsItIs, picture }: WritingWords,
  mediaOrigins: readonly string[],
): AnyExtension[] {
  const kept = { label: keptAsItIs };
  return [
    DocumentNode,
    ...partsOfKit(),
    PictureNode.configure({ label: picture, mediaOrigins }),
    KeptBlock.configure(kept),
    KeptItem.configure(kept),
    KeptInline.configure(kept),
    KeptMark,
    KeptAttributes,
    FirstHeading,
    ItemMarker,
  ];
}
