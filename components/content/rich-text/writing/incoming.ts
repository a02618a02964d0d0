import type { EditorView } from "@tiptap/pm/view";
import type { LeftOut } from "../writing.ts";
import { cleanPasted } from "./clean-pasted.ts";

/** What is pasted and dropped: cleaned, and what cannot come in is said. */
export function incoming(onLeftOut: (what: LeftOut) => void) {
  const isFileAlone = (data: DataTransfer | null) =>
    data !== null &&
    data.files.length > 0 &&
    data.getData("text/html") === "" &&
    data.getData("text/plain") === "";
  return {
    transformPastedHTML(html: string): string {
      const { html: clean, picturesLeftOut } = cleanPasted(html);
      if (picturesLeftOut > 0) onLeftOut("pictures");
      return clean;
    },
    handlePaste(_view: EditorView, event: ClipboardEvent): boolean {
      if (!isFileAlone(event.clipboardData)) return false;
      onLeftOut("files");
      return true;
    },
    // A piece of the text itself that is dragged may look like a file to a browser.
    handleDrop({ dragging }: EditorView, event: DragEvent): boolean {
      if (dragging !== null || !event.dataTransfer?.types.includes("Files")) return false;
      event.preventDefault();
      onLeftOut("files");
      return true;
    },
  };
}
