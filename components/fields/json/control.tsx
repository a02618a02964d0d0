import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FieldHint } from "#components/ui/form/field.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { TextArea } from "#components/ui/form/text-input.tsx";
import { orLazyPart } from "#components/ui/lazy-part.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { formatJson } from "#lib/fields/json/form.ts";
import { readRows } from "#lib/fields/json/rows.ts";
import { cellsMax } from "#lib/fields/json/same-keys.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { LabelButton } from "../label-button.tsx";
import { useSettled } from "../use-settled.ts";
import { useTextareaSlot } from "../use-slot-input.ts";

const RowsEditor = dynamic(
  orLazyPart(() => import("./rows-editor.tsx").then((module) => module.RowsEditor)),
  { loading: () => null },
);

const pauseMilliseconds = 700;

/** Edits rows with the same keys as a table, and other JSON as text. An empty field can start either way. */
export function JsonControl(props: ControlProps) {
  const t = useTranslations("editor.rows");
  const { form } = useEditor();
  const { name } = props.slot;
  const read = () => {
    const text = form.text(name);
    return { canBeTable: text.trim() === "" || readRows(text) !== undefined, isEmpty: text.trim() === "" };
  };
  const { canBeTable, isEmpty } = useSettled(form, name, read);
  // The member's choice, else the first view; an empty field keeps it.
  const [chosen, setChosen] = useState<"table" | "text">();
  const [isAsked, setAsked] = useState(false);
  const isTable = canBeTable && (chosen === undefined ? !isEmpty : chosen === "table");
  return (
    <div className="grid gap-2">
      <Segmented label={t("view")} className="justify-self-start">
        <SegmentButton
          pressed={isTable}
          aria-disabled={!canBeTable}
          onClick={() => (canBeTable ? setChosen("table") : setAsked(true))}
        >
          {t("table")}
        </SegmentButton>
        <SegmentButton pressed={!isTable} onClick={() => setChosen("text")}>
          JSON
        </SegmentButton>
      </Segmented>
      <FieldHint className="empty:hidden" role="status">
        {isAsked && !canBeTable && t("noTable", { max: cellsMax })}
      </FieldHint>
      {isTable ? (
        <RowsEditor {...props} onUsed={() => chosen ?? setChosen("table")} />
      ) : (
        <JsonText {...props} onTyped={() => chosen ?? setChosen("text")} />
      )}
    </div>
  );
}

/** JSON as text, validated after each pause in typing. */
function JsonText({ onTyped, ...props }: ControlProps & { onTyped: () => void }) {
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
        onTyped();
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

/** Formats the JSON; if it is invalid, shows where. */
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
