import type { ClipboardEvent, KeyboardEvent } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { TextInput } from "#components/ui/text-input.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useMissingHint } from "../use-missing-hint.ts";
import { useSlotInput } from "../use-slot-input.ts";
import { useTextareaInput } from "../use-textarea-input.ts";
import { OptionsControl } from "./options-control.tsx";

const looks = { title: "editor-title", summary: "editor-summary", page: "editor-page", box: "" };

/** Text: one line, or one of its options. */
export function TextControl(props: ControlProps) {
  const input = useSlotInput(props.slot.name);
  if (hasOptions(props.slot)) return <OptionsControl {...props} />;
  if (props.look !== "box") return <GrowingText {...props} isOneLine />;
  return <TextInput {...controlAttributes(props)} {...input} type="text" dir="auto" />;
}

/** LongText: as many lines as it takes, or one of its options. */
export function LongTextControl(props: ControlProps) {
  return hasOptions(props.slot) ? (
    <OptionsControl {...props} />
  ) : (
    <GrowingText {...props} isOneLine={false} />
  );
}

function hasOptions({ field }: Slot): boolean {
  return "options" in field && field.options !== undefined;
}

/** Text that grows with what is written; of one line means that Enter makes no other. */
function GrowingText(props: ControlProps & { isOneLine: boolean }) {
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
