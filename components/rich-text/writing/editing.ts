import { type Editor, getMarkRange } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { Command, LineStyle } from "../tools/commands.ts";
import type { LinkInHand, Place, Point } from "../writing.ts";
import { type PictureAttrs, pictureAttrs } from "./picture-node.ts";

/** Applies a command to the selection. */
export function runCommand(editor: Editor, command: Command): void {
  const { commands } = editor;
  switch (command) {
    case "text":
      return void (commands.setParagraph() || commands.clearNodes());
    case "heading":
      return void commands.setHeading({ level: 2 });
    case "smallHeading":
      return void commands.setHeading({ level: 3 });
    case "codeBlock":
      return void commands.setCodeBlock();
    case "bold":
      return void commands.toggleBold();
    case "italic":
      return void commands.toggleItalic();
    case "code":
      return void commands.toggleCode();
    case "bullets":
      return void commands.toggleBulletList();
    case "numbers":
      return void commands.toggleOrderedList();
    case "quote":
      return void commands.toggleBlockquote();
    case "rule":
      return void commands.setHorizontalRule();
    case "undo":
      return void commands.undo();
    case "redo":
      return void commands.redo();
  }
}

/** The link at the caret. */
export function linkInHand(editor: Editor): LinkInHand {
  const { href } = editor.getAttributes("link");
  const isLink = typeof href === "string";
  return { href: isLink ? href : "", hasWords: isLink || !editor.state.selection.empty };
}

/** Links the selection, changes the link at the caret, or inserts one. */
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

/** The selected picture. */
export function pictureInHand({ state: { selection } }: Editor): PictureAttrs | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "image";
  return isPicture ? pictureAttrs(selection.node.attrs) : undefined;
}

/** Changes the selected picture, or inserts one after the current line. */
export function putPicture(editor: Editor, attrs: PictureAttrs): void {
  if (pictureInHand(editor) !== undefined) {
    editor.chain().updateAttributes("image", attrs).focus().run();
    return;
  }
  editor.chain().insertContent({ type: "image", attrs }).focus().run();
}

/** Restores the caret or selection that the member made in the static text. */
export function goTo(editor: Editor, place: Place, hasFocus: boolean): void {
  const { view, state } = editor;
  if (hasFocus) view.focus();
  if (place === "start") return;
  const [anchor, head] = [positionAt(editor, place.from), positionAt(editor, place.to)];
  const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head));
  view.dispatch(state.tr.setSelection(selection));
}

/** Beside the text, the nearest position; below it, the end. */
function positionAt({ view, state }: Editor, { x, y }: Point): number {
  const { left, top, bottom } = view.dom.getBoundingClientRect();
  const at = view.posAtCoords({ left: left + x, top: Math.min(top + y, bottom - 1) });
  return at?.pos ?? state.doc.content.size;
}

/** Inserts text typed ahead; each line after the first becomes a paragraph. */
export function insertTyped(editor: Editor, typed: string): void {
  for (const [index, line] of typed.split(/\r?\n/).entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== "") editor.view.dispatch(editor.state.tr.insertText(line).scrollIntoView());
  }
}

/** A `ToolState` in one line. */
export function toolStateLine(editor: Editor): string {
  const active = (name: string) => editor.isActive(name);
  const on = [
    active("bold") && "bold",
    active("italic") && "italic",
    active("code") && "code",
    active("link") && "link",
    active("bulletList") && "bullets",
    active("orderedList") && "numbers",
    active("blockquote") && "quote",
    active("image") && "picture",
  ];
  const off = [undoDepth(editor.state) === 0 && "undo", redoDepth(editor.state) === 0 && "redo"];
  return [styleOf(editor), on.filter(Boolean).join(","), off.filter(Boolean).join(",")].join(";");
}

function styleOf(editor: Editor): LineStyle | "" {
  const { parent } = editor.state.selection.$from;
  switch (parent.type.name) {
    case "paragraph":
      return "text";
    case "heading":
      return parent.attrs.level === 3 ? "smallHeading" : "heading";
    case "codeBlock":
      return "codeBlock";
    default:
      return "";
  }
}
