import { type Editor, getMarkRange } from "@tiptap/core";
import type { LinkInHand } from "../writing.ts";

/** The link that the caret is in, or what is chosen. */
export function linkInHand(editor: Editor): LinkInHand {
  const { href } = editor.getAttributes("link");
  const isLink = typeof href === "string";
  return { href: isLink ? href : "", hasWords: isLink || !editor.state.selection.empty };
}

/** Makes what is chosen a link, changes the one that the caret is in, or writes one. */
export function setLink(editor: Editor, href: string, words: string): void {
  const { hasWords } = linkInHand(editor);
  const link = { type: "link", attrs: { href } };
  if (hasWords) editor.chain().extendMarkRange("link").setLink({ href }).run();
  else editor.commands.insertContent({ type: "text", text: words || href, marks: [link] });
  const { $to } = editor.state.selection;
  const { link: type } = editor.state.schema.marks;
  const end = type && getMarkRange($to, type)?.to;
  editor
    .chain()
    .setTextSelection(end ?? $to.pos)
    .focus()
    .run();
}

export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange("link").unsetLink().focus().run();
}
