import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextArea } from "#components/ui/form/text-input.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { formatJson } from "#lib/fields/json/form.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { LabelButton } from "../label-button.tsx";
import { useTextareaSlot } from "../use-slot-input.ts";

const pauseMilliseconds = 700;

/** JSON, checked at every pause. */
export function JsonControl(props: ControlProps) {
  const { form } = useEditor();
  const { name } = props.slot;
  const { onInput, ...input } = useTextareaSlot(name);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <TextArea
      {...controlAttributes(props)}
      {...input}
      onInput={(event) => {
        onInput(event);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => form.check(name), pauseMilliseconds);
      }}
      part="code"
      lang="zxx"
      translate="no"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      rows={4}
    />
  );
}

/** Puts JSON on lines of its own; with a mistake in it, says where. */
export function JsonFormat({ slot: { name } }: { slot: Slot }) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  return (
    <LabelButton
      onClick={() => {
        const formatted = formatJson(form.text(name));
        if (formatted !== form.text(name)) form.fill({ [name]: formatted });
        form.check(name);
      }}
    >
      {t("format")}
    </LabelButton>
  );
}
