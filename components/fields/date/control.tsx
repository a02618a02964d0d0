import { Calendar } from "lucide-react";
import { inputVariants } from "#components/ui/form/text-input.tsx";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useSlotInput } from "../use-slot-input.ts";

/** The browser's own date picker. */
export function DateControl(props: ControlProps) {
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const withTime = field.type === "Date" && field.time;
  return (
    <span className="relative block">
      {/* A time of day is what this device's clock shows, which the server cannot know. */}
      <input
        {...controlAttributes(props)}
        {...input}
        suppressHydrationWarning
        className={inputVariants({
          className: [
            "tabular-nums calendar-button:absolute calendar-button:inset-y-0 calendar-button:end-2 calendar-button:my-auto",
            "calendar-button:size-7 calendar-button:cursor-pointer calendar-button:p-0 calendar-button:opacity-0",
            "[&::-webkit-datetime-edit]:p-0",
          ],
        })}
        type={withTime ? "datetime-local" : "date"}
        max={withTime ? "9999-12-31T23:59" : "9999-12-31"}
      />
      <Calendar className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-3 not-supports-[selector(::-webkit-calendar-picker-indicator)]:hidden" />
    </span>
  );
}
