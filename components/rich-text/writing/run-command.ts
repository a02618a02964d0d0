import type { Editor } from "@tiptap/core";
import type { Command } from "../tools/commands.ts";

/** Does to what is chosen what a tool says. */
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
