import { Extension } from "@tiptap/core";
import type { WritingOptions } from "../writing.ts";

/** The keys that lead out of the text: to its tools, to a link's address, to the words of a picture. */
export function writingKeys({ onLink, onPicture, onTools }: WritingOptions) {
  return Extension.create({
    name: "writingKeys",
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const keys = new Map([
        // Without words for a link these keys are the palette's.
        ["Mod-k", () => does(onLink, !editor.state.selection.empty || editor.isActive("link"))],
        ["Alt-F10", () => does(onTools, true)],
        ["Enter", () => does(onPicture, editor.isActive("image"))],
      ]);
      return Object.fromEntries(keys);
    },
  });
}

function does(what: () => void, isWanted: boolean): boolean {
  if (isWanted) what();
  return isWanted;
}
