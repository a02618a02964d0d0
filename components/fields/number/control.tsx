import { TextInput } from "#components/ui/form/text-input.tsx";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useSlotInput } from "../use-slot-input.ts";

/** Integer and Number, as text inputs, so that invalid input can be explained. */
export function NumberControl(props: ControlProps) {
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const { min, unit } = { min: undefined, unit: undefined, ...field };
  return (
    <TextInput
      {...controlAttributes(props)}
      {...input}
      type="text"
      inputMode={inputModeOf(field.type, min)}
      {...(unit && { end: unit, className: "tabular-nums" })}
    />
  );
}

/** The numeric keyboards of phones lack the minus and, in some languages, the decimal point. */
function inputModeOf(type: string, min = -Infinity) {
  if (min < 0) return "text";
  return type === "Integer" ? "numeric" : "decimal";
}
