import { useLocale } from "next-intl";
import { useEffect, useLayoutEffect, useState } from "react";
import { useNeededPart } from "#components/ui/use-needed-part.ts";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { hasFiles, markOwnDrag, takeFiles } from "#lib/browser/uploading/dropped-files.ts";
import {
  askBeforeLeaving,
  hasStoredUploads,
  onShowUploadTray,
  setUploadContext,
  type UploadContext,
} from "#lib/browser/uploading/upload-context.ts";
import type { Language } from "#lib/messages/language.ts";

const loadTray = (language: Language) =>
  withAllMessages(
    language,
    import("./upload-tray.tsx").then(({ UploadTray }) => UploadTray),
  );

/** Uploads files that are dropped or pasted on a page, and shows uploads in the tray; both are loaded when needed. */
export function PageUploads(context: UploadContext) {
  const { memberId } = context;
  const language = useLocale();
  useLayoutEffect(() => setUploadContext(context), [context]);
  const isOver = useFileDrop();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const show = () => setShown((times) => times + 1);
    if (hasStoredUploads(memberId)) show();
    return onShowUploadTray(show);
  }, [memberId]);
  // Without it, files are uploaded all the same.
  const Tray = useNeededPart(isOver ? "drop" : shown > 0 && shown, () => loadTray(language));
  return Tray && <Tray {...{ isOver, memberId }} />;
}

const retryMs = 2_000;

function upload(files: readonly File[]): void {
  askBeforeLeaving(files, true);
  import("#lib/browser/uploading/uploads.ts").then(
    ({ addFiles }) => {
      addFiles(files);
      askBeforeLeaving(files, false);
    },
    // Without a network it is loaded later.
    () => setTimeout(upload, retryMs, files),
  );
}

/** Uploads dropped and pasted files that no field takes; returns whether files are dragged over the page. */
function useFileDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      const isTaken = event.defaultPrevented;
      // Otherwise a browser leaves the page for the file.
      event.preventDefault();
      setOver(!isTaken && event.type === "dragover");
      if (!isTaken && event.type === "drop") takeFiles(event.dataTransfer, upload);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener("dragstart", markOwnDrag, { signal });
    window.addEventListener("dragover", onDrag, { signal });
    window.addEventListener("drop", onDrag, { signal });
    window.addEventListener("dragleave", onLeave, { signal });
    window.addEventListener("paste", onPaste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

const editable = "input, textarea, [contenteditable='true']";

function onPaste(event: ClipboardEvent): void {
  const data = event.clipboardData;
  if (data === null || data.files.length === 0 || event.defaultPrevented) return;
  // A text program also puts a picture of the text on the clipboard.
  const isText = data.types.includes("text/plain") || data.types.includes("text/html");
  if (isText && event.target instanceof Element && event.target.closest(editable) !== null) return;
  event.preventDefault();
  takeFiles(data, upload);
}
