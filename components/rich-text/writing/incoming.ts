import type { EditorView } from "@tiptap/pm/view";
import { hasFiles, takeFiles } from "#lib/browser/uploading/dropped-files.ts";
import type { LeftOut } from "../writing.ts";
import { cleanPasted } from "./paste/clean-pasted.ts";

interface IncomingParts {
  mediaOrigins: readonly string[];
  onLeftOut: (what: LeftOut) => void;
  /** Follows a position in the text while a folder is read. */
  follow: (at: number) => () => number;
  /** Files were pasted or dropped; `at` is a position in the text. */
  onFiles: (files: File[], at?: number) => void;
}

/** Handles paste and drop: cleans HTML and reports what is left out. */
export function incoming({ mediaOrigins, onLeftOut, follow, onFiles }: IncomingParts) {
  const isFileAlone = (data: DataTransfer) =>
    data.files.length > 0 && data.getData("text/html") === "" && data.getData("text/plain") === "";
  return {
    transformPastedHTML(html: string): string {
      const { html: clean, picturesLeftOut } = cleanPasted(html, mediaOrigins);
      if (picturesLeftOut > 0) onLeftOut("pictures");
      return clean;
    },
    handlePaste(_view: EditorView, event: ClipboardEvent): boolean {
      if (event.clipboardData === null || !isFileAlone(event.clipboardData)) return false;
      event.preventDefault();
      takeFiles(event.clipboardData, onFiles);
      return true;
    },
    handleDrop(view: EditorView, event: DragEvent): boolean {
      if (!hasFiles(event.dataTransfer)) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      const position = at === undefined ? undefined : follow(at);
      takeFiles(event.dataTransfer, (files) => onFiles(files, position?.()));
      return true;
    },
  };
}
