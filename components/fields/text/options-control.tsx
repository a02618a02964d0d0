import { useTranslations } from "next-intl";
import { Select, TextInput } from "#components/ui/text-input.tsx";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { useSlotInput } from "../use-slot-input.ts";

/** One line: Text, Integer, Number. Figures are typed as text, so that what is odd can be answered with a sentence. */
export function LineControl(props: ControlProps) {
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const isNumber = field.type === "Integer" || field.type === "Number";
  return (
    <TextInput
      {...controlAttributes(props)}
      {...input}
      type="text"
      {...(isNumber
        ? {
            inputMode: inputModeOf(field),
            className: "editor-figure",
            ...(field.unit && { end: field.unit }),
          }
        : { dir: "auto" })}
    />
  );
}

/** A phone's figures alone have no minus and, in some languages, no point. */
function inputModeOf({ type, min = -Infinity }: { type: string; min?: number | undefined }) {
  if (min < 0) return "text";
  return type === "Integer" ? "numeric" : "decimal";
}

/** Text that is one of a list. A value that the list has lost is still there to be kept. */
export function ListControl(props: ControlProps) {
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
