import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useMissingHint } from "#components/fields/form-context.ts";
import { classNames } from "#components/ui/class-names.ts";
import { pasteOneLine } from "#components/ui/form/paste-one-line.ts";
import { Select, TextArea, TextInput } from "#components/ui/form/text-input.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { lengthOf } from "#lib/fields/text/form.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor, useForm } from "../form-context.ts";
import { useSlotInput, useTextareaSlot } from "../use-slot-input.ts";

/** Title and summary have no border, only a line below, in the accent color while focused. */
const line = [
  "block w-full grow shrink-0 resize-none overflow-hidden rounded-none border-b border-line-control pt-1 pb-2.5 field-sizing-content transition-[border-color]",
  "placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-accent focus-visible:shadow-[0_1px_0_var(--color-accent)] focus-visible:outline-transparent",
  "aria-invalid:border-danger aria-invalid:shadow-[0_1px_0_var(--color-danger)]",
  "forced-colors:border forced-colors:focus-visible:outline-[Highlight]",
];
const lines = {
  title: classNames(
    ...line,
    "text-[1.75rem]/9 font-semibold tracking-[-0.018em] [word-spacing:0.08em] [&:lang(ko)]:tracking-[-0.01em]",
    "placeholder:text-15 placeholder:font-normal placeholder:tracking-[0] placeholder:[word-spacing:0.03em] max-tablet:text-[1.5rem]/8 max-tablet:placeholder:text-16",
  ),
  summary: classNames(...line, "min-h-15.5 text-15 max-tablet:text-16"),
};

/** Text: a single line, or a choice of its options. */
export function TextControl(props: ControlProps) {
  const input = useSlotInput(props.slot.name);
  if (hasOptions(props.slot)) return <OptionsControl {...props} />;
  if (props.look !== "box") return <GrowingText {...props} isOneLine />;
  return <TextInput {...controlAttributes(props)} {...input} type="text" dir="auto" />;
}

/** LongText: several lines, or a choice of its options. */
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

/** A textarea that grows with its text; in a single-line one, Enter adds no line. */
function GrowingText(props: ControlProps & { isOneLine: boolean }) {
  const { slot, look, isOneLine } = props;
  const input = useTextareaSlot(slot.name);
  const placeholder = useMissingHint(slot);
  const shared = {
    ...controlAttributes(props),
    ...input,
    dir: "auto",
    rows: look === "page" ? 6 : look === "summary" ? 2 : 1,
    placeholder,
    ...(isOneLine && { onKeyDown: keepOneLine, onPaste: pasteOneLine, enterKeyHint: "next" as const }),
  };
  if (look === "page" || look === "box")
    return <TextArea {...shared} part={look === "page" ? "page" : "area"} />;
  return <textarea {...shared} className={lines[look]} />;
}

function keepOneLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent));
  if (event.key === "Enter" && isPlain) event.preventDefault();
}

/** A choice of options. A value that is no longer an option stays available. */
function OptionsControl(props: ControlProps) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const options = "options" in field ? (field.options ?? []) : [];
  const now = form.initial[name] ?? "";
  return (
    <Select {...controlAttributes(props)} {...input}>
      <option value="">{t("choose")}</option>
      {now !== "" && !options.includes(now) && <option value={now}>{now}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}

/** "107 of 200", if the slot has a maximum. */
export function SlotCounter({ slot: { field, name } }: { slot: Slot }) {
  const t = useTranslations("editor");
  const length = useForm((form) => lengthOf(form.text(name)), name);
  const max = "maxLength" in field ? field.maxLength : undefined;
  if (max === undefined) return null;
  return (
    <span className={length > max ? "font-medium text-danger" : undefined}>
      {t("counter", { length, max })}
    </span>
  );
}
