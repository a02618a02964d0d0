import { Node } from "@tiptap/core";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import * as z from "zod/mini";
import { mediaAddress, safePicture } from "#lib/fields/rich-text/safe-address.ts";
import { noPictureClass } from "../no-picture.ts";
import { handOver, takeBack } from "./hand-over.ts";

/** The attributes of a picture (docs/decisions/0020). */
const pictureSchema = z.object({
  src: z.nullish(z.string()),
  alt: z.nullish(z.string()),
  caption: z.nullish(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  media: z.nullish(z.unknown()),
});

export type PictureAttrs = z.infer<typeof pictureSchema>;

export function pictureAttrs(attrs: unknown): PictureAttrs {
  const parsed = z.safeParse(pictureSchema, attrs);
  return parsed.success ? parsed.data : {};
}

interface PictureOptions {
  /** "Picture", for a picture that is not loaded. */
  label: string;
  /** The only origins that pictures are loaded from. */
  mediaOrigins: readonly string[];
}

/** A picture with its caption, between paragraphs. */
export const PictureNode = Node.create<PictureOptions>({
  name: "image",
  group: "block",
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ label: "", mediaOrigins: [] }),
  addAttributes() {
    const names = ["src", "alt", "caption", "width", "height", "media"];
    return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
  },
  parseHTML: () => [
    { tag: "figure[data-kept]", priority: 90, getAttrs: (element) => copiedAttrs(element) },
    { tag: "img[src]", getAttrs: (element) => pastedAttrs(element) },
  ],
  renderHTML({ node }) {
    const { src, alt, caption, width, height } = pictureAttrs(node.attrs);
    const address = mediaAddress(src, this.options.mediaOrigins);
    const figure = { contenteditable: "false", "data-kept": handOver(node.attrs) };
    const picture: DOMOutputSpec =
      address === undefined
        ? ["span", { class: noPictureClass, "data-part": "no-picture" }, alt || this.options.label]
        : ["img", { src: address, alt: alt ?? "", width, height, draggable: "false" }];
    const words: DOMOutputSpec[] = caption ? [["figcaption", { dir: "auto" }, caption]] : [];
    return ["figure", figure, picture, ...words];
  },
});

function copiedAttrs(element: HTMLElement): PictureAttrs | false {
  const attrs = takeBack(element);
  return attrs === undefined ? false : { ...pictureAttrs(attrs) };
}

function pastedAttrs(element: HTMLElement): PictureAttrs | false {
  const src = safePicture(element.getAttribute("src"));
  const size = (name: string) => Number(element.getAttribute(name)) || null;
  if (src === undefined) return false;
  return { src, alt: element.getAttribute("alt"), width: size("width"), height: size("height") };
}
