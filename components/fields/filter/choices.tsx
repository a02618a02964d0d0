import { type ReactNode, useId } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { chosenIn, isMany } from "#lib/fields/filter/filter-kinds.ts";
import { joinList } from "#lib/fields/filter/filter-operator.ts";
import type { ValueEditorProps } from "../filter.tsx";

interface ChoicesProps<Option> extends Pick<ValueEditorProps, "field" | "operator" | "value"> {
  legend: string;
  options: readonly Option[];
  onChange: (value: string, option: Option) => void;
  /** The content of an option. */
  children: (option: Option) => ReactNode;
}

const optionClass = classNames(
  "flex min-h-9 min-w-0 items-center gap-2.5 rounded-3 px-2 hover:bg-hover has-checked:bg-accent-tint",
  "touch:min-h-11 forced-colors:has-checked:outline-selected",
);

/** Radio buttons, or checkboxes for several values. */
export function Choices<Option extends { id: string }>(props: ChoicesProps<Option>) {
  const { field, operator, value, legend, options, onChange, children } = props;
  const name = useId();
  const many = isMany(field.kind, operator);
  const chosen = chosenIn(field.kind, operator, value);
  return (
    <fieldset className="grid max-h-[min(16rem,45dvh)] min-w-0 gap-0.5 overflow-auto">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className={optionClass}>
          <input
            className="size-4.5 flex-none accent-fill touch:size-5.5"
            type={many ? "checkbox" : "radio"}
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={({ target }) => {
              const others = chosen.filter((id) => id !== option.id);
              onChange(many ? joinList(target.checked ? [...others, option.id] : others) : option.id, option);
            }}
          />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}
