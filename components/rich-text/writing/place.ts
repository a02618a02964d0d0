import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { Place, Point } from "../writing.ts";

/** Puts the caret, or what is chosen, where the member put it while the text stood still. */
export function goTo(editor: Editor, place: Place, hasFocus: boolean): void {
  const { view, state } = editor;
  if (hasFocus) view.focus();
  if (place === "start") return;
  const [anchor, head] = [positionAt(editor, place.from), positionAt(editor, place.to)];
  const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head));
  view.dispatch(state.tr.setSelection(selection));
}

/** Beside the text is its nearest place; below it, its end. */
function positionAt({ view, state }: Editor, { x, y }: Point): number {
  const { left, top, bottom } = view.dom.getBoundingClientRect();
  const at = view.posAtCoords({ left: left + x, top: Math.min(top + y, bottom - 1) });
  return at?.pos ?? state.doc.content.size;
}

/** What was typed before the editor was there; each line after the first is a paragraph of its own. */
export function insertTyped(editor: Editor, typed: string): void {
  for (const [index, line] of typed.split(/\r?\n/).entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== "") editor.view.dispatch(editor.state.tr.insertText(line).scrollIntoView());
  }
}
