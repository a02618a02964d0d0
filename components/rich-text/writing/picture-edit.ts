import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { type PictureAttrs, pictureAttrs } from "./picture-node.ts";

/** The picture that is chosen. */
export function pictureInHand({ state: { selection } }: Editor): PictureAttrs | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "image";
  return isPicture ? pictureAttrs(selection.node.attrs) : undefined;
}

/** Changes the picture that is chosen, or puts one after the line of the caret. */
export function putPicture(editor: Editor, attrs: PictureAttrs): void {
  if (pictureInHand(editor) !== undefined) {
    editor.chain().updateAttributes("image", attrs).focus().run();
    return;
  }
  editor.chain().insertContent({ type: "image", attrs }).focus().run();
}
