import type { EditorView } from "@tiptap/pm/view";
import type { LeftOut } from "../writing.ts";
import { cleanPasted } from "./paste/clean-pasted.ts";

interface IncomingParts {
  mediaOrigins: readonly string[];
  onLeftOut: (what: LeftOut) => void;
  /** Files came, at a place of the text or where the caret is. */
  onFiles: (files: File[], at?: number) => void;
}

/** What is pasted and dropped: cleaned, and what cannot come in is said. */
export function incoming({ mediaOrigins, onLeftOut, onFiles }: IncomingParts) {
  const isFileAlone = (data: DataTransfer | null) =>
    data !== null &&
    data.files.length > 0 &&
    data.getData("text/html") === "" &&
    data.getData("text/plain") === "";
  return {
    transformPastedHTML(html: string): string {
      const { html: clean, picturesLeftOut } = cleanPasted(html, mediaOrigins);
      if (picturesLeftOut > 0) onLeftOut("pictures");
      return clean;
    },
    handlePaste(_view: EditorView, event: ClipboardEvent): boolean {
      if (!isFileAlone(event.clipboardData)) return false;
      event.preventDefault();
      onFiles([...(event.clipboardData?.files ?? [])]);
      return true;
    },
    // A piece of the text itself that is dragged may look like a file to a browser.
    handleDrop(view: EditorView, event: DragEvent): boolean {
      if (view.dragging !== null || !event.dataTransfer?.types.includes("Files")) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      onFiles([...event.dataTransfer.files], at);
      return true;
    },
  };
}
