import { FieldHint } from "#components/ui/form/field.tsx";
import { inputVariants } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useForm } from "../form-context.ts";
import { useSlotInput } from "../use-slot-input.ts";
import { SpelledDate } from "./spelled-date.tsx";

/**
 * The browser's own date picker. Its digits are in the order of the browser's language, so the date is written out
 * below it in that of the portal (docs/decisions/0045).
 */
export function DateControl(props: ControlProps) {
  const { id, describedBy } = props;
  const { field, name } = props.slot;
  const input = useSlotInput(name);
  const text = useForm((form) => form.text(name), name);
  const withTime = field.type === "Date" && field.time;
  // The time depends on the time zone of the device, which the server doesn't know.
  const isUnknown = useHydrating() && withTime;
  const spelledId = `${id}-spelled`;
  return (
    <>
      <span className="relative block">
        <input
          {...controlAttributes({
            ...props,
            describedBy: [spelledId, describedBy].filter(Boolean).join(" "),
          })}
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
        <Icon
          name="calendar"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-3 not-supports-[selector(::-webkit-calendar-picker-indicator)]:hidden"
        />
      </span>
      {isUnknown && text !== "" ? (
        <FieldHint id={spelledId} className="mt-1.5">
          {"\u00a0"}
        </FieldHint>
      ) : (
        <SpelledDate id={spelledId} text={text} />
      )}
    </>
  );
}
