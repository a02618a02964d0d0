import type { ClipboardEvent } from "react";

const control = /[\p{Cc}\u2028\u2029]+/u;

/** Pastes lines and cells of a spreadsheet with a space between them. As a command of the browser, it can be undone. */
export function pasteOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text");
  if (!control.test(text)) return;
  event.preventDefault();
  const parts = text.split(control).map((part) => part.trim());
  document.execCommand("insertText", false, parts.filter((part) => part !== "").join(" "));
}
