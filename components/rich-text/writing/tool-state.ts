import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { LineStyle } from "../tools/commands.ts";

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
