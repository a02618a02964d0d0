import { useEffect, useState } from "react";
import { askBeforeLeaving } from "#lib/browser/uploading/ask-before-leaving.ts";

const againMs = 2_000;

/** What a page is handed before anybody uploads is worth no script. Files wait for it while there is no network. */
function add(files: readonly File[]): void {
  askBeforeLeaving(files, true);
  import("#lib/browser/uploading/uploads.ts").then(
    ({ addFiles }) => {
      addFiles(files);
      askBeforeLeaving(files, false);
    },
    () => setTimeout(add, againMs, files),
  );
}

const editable = "input, textarea, [contenteditable='true']";

/** Files that are dropped or pasted anywhere are uploaded, unless a field takes them; says whether some hover. */
export function useFileDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Else a browser leaves the page for the file.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      setOver(!isTaken && event.type === "dragover");
      if (!isTaken && event.type === "drop") add([...event.dataTransfer.files]);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener("dragover", onDrag, { signal });
    window.addEventListener("drop", onDrag, { signal });
    window.addEventListener("dragleave", onLeave, { signal });
    window.addEventListener("paste", onPaste, { signal });
    return () => heard.abort();
  }, []);
  return isOver;
}

function onPaste(event: ClipboardEvent): void {
  const { files = [], types = [] } = event.clipboardData ?? {};
  if (files.length === 0 || event.defaultPrevented) return;
  // What comes from a text program has a picture of its words beside them.
  const isText = types.includes("text/plain") || types.includes("text/html");
  if (isText && event.target instanceof Element && event.target.closest(editable) !== null) return;
  event.preventDefault();
  add([...files]);
}
