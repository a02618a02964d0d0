import { type ReactNode, useId } from "react";
import { chosenIn, isMany } from "#lib/fields/filter/filter-kinds.ts";
import { joinList } from "#lib/fields/filter/filter-operator.ts";
import type { ValueEditorProps } from "../filter.tsx";

interface ChoicesProps<Option> extends Pick<ValueEditorProps, "field" | "operator" | "value"> {
  legend: string;
  className?: string;
  options: readonly Option[];
  onChange: (value: string, option: Option) => void;
  /** What an option shows. */
  children: (option: Option) => ReactNode;
}

/** One of several, or some of them. */
export function Choices<Option extends { id: string }>(props: ChoicesProps<Option>) {
  const { field, operator, value, legend, className = "filter-choice", options, onChange, children } = props;
  const name = useId();
  const many = isMany(field.kind, operator);
  const chosen = chosenIn(field.kind, operator, value);
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
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
