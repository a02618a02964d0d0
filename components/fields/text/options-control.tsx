import { useTranslations } from "next-intl";
import { Select } from "#components/ui/text-input.tsx";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { useSlotInput } from "../use-slot-input.ts";

/** Text that is one of a list. A value that the list has lost is still there to be kept. */
export function OptionsControl(props: ControlProps) {
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
