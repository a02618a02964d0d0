import { Calendar } from "lucide-react";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useSlotInput } from "../use-slot-input.ts";

/** The browser's own date picker. */
export function DateControl(props: ControlProps) {
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const withTime = field.type === "Date" && field.time;
  return (
    <span className="editor-date">
      {/* A time of day is what this device's clock shows, which the server cannot know. */}
      <input
        {...controlAttributes(props)}
        {...input}
        suppressHydrationWarning
        className="input"
        type={withTime ? "datetime-local" : "date"}
        max={withTime ? "9999-12-31T23:59" : "9999-12-31"}
      />
      <Calendar />
    </span>
  );
}
