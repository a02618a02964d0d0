"use client";

import { useTranslations } from "next-intl";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { slotName } from "#lib/content/form-slot.ts";
import { useEditor, useForm } from "./editor-context.ts";
import { type ControlProps, controlAttributes } from "./slot-control.tsx";
import { useSlotInput } from "./use-slot-input.ts";

const looks = { title: "editor-title", summary: "editor-summary", page: "editor-page", box: "" };

/** Text that grows with what is written; of one line means that Enter makes no other. */
export function TextControl(props: ControlProps & { isOneLine: boolean }) {
  const { slot, look, isOneLine } = props;
  const input = useSlotInput(slot.name);
  const placeholder = useMissingHint(props);
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

/** What readers see meanwhile, where only the default language has something. */
function useMissingHint({ slot }: ControlProps): string | undefined {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const [fallback] = locales;
  const first = slotName(slot.field.apiName, fallback?.id ?? "");
  const isWritten = useForm((form) => form.text(first) !== "", first);
  const language = locales.find(({ id }) => id === slot.locale);
  if (!isWritten || language === undefined || fallback === undefined || language === fallback)
    return undefined;
  return t("missingHint", { language: language.name, fallback: fallback.name });
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
