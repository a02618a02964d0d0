import { Extension } from "@tiptap/core";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/**
 * Browsers report a selection in a task of its own, which the next key overtakes on a slow machine. Before a shortcut, what is
 * selected by then is read, so that it finds the words that the member sees marked.
 */
export const UnreadSelection = Extension.create({
  name: "unreadSelection",
  addProseMirrorPlugins() {
    const keydown = (view: EditorView, { ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) readSelection(view);
      return false;
    };
    return [new Plugin({ key: new PluginKey("unreadSelection"), props: { handleDOMEvents: { keydown } } })];
  },
});

function readSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } =
    view.dom.ownerDocument.getSelection() ?? {};
  if (view.composing || isCollapsed !== false || !view.state.selection.empty) return;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, tr } = view.state;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
  const head = doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0));
  view.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
}
