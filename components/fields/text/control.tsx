import type { ClipboardEvent, KeyboardEvent } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useMissingHint } from "../use-missing-hint.ts";
import { useTextareaInput } from "../use-textarea-input.ts";

const looks = { title: "editor-title", summary: "editor-summary", page: "editor-page", box: "" };

/** Text that grows with what is written; of one line means that Enter makes no other. */
export function TextControl(props: ControlProps & { isOneLine: boolean }) {
  const { slot, look, isOneLine } = props;
  const input = useTextareaInput(slot.name);
  const placeholder = useMissingHint(slot);
  return (
    <textarea
      {...controlAttributes(props)}
      {...input}
      className={classNames(look === "page" || look === "box" ? "input" : "editor-line", looks[look])}
      dir="auto"
      rows={look === "page" ? 6 : look === "summary" ? 2 : 1}
      placeholder={placeholder}
      {...(isOneLine && { onKeyDown: keepOneLine, onPaste: pasteOneLine, enterKeyHint: "next" as const })}
    />
  );
}

function keepOneLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);
  if (event.key === "Enter" && isPlain) event.preventDefault();
}

function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData("text");
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: control } = event;
  control.setRangeText(
    text.replace(/\s*[\r\n]+\s*/g, " ").trim(),
    control.selectionStart,
    control.selectionEnd,
    "end",
  );
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
