import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** What is chosen stays in sight while an address for it is typed elsewhere. */
export const ShownSelection = Extension.create({
  name: "shownSelection",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        key: new PluginKey("shownSelection"),
        props: {
          decorations({ doc, selection: { from, to, empty } }) {
            if (editor.isFocused || empty) return null;
            return DecorationSet.create(doc, [Decoration.inline(from, to, { class: "rich-chosen" })]);
          },
        },
      }),
    ];
  },
});
