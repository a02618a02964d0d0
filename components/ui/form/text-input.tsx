"use no memo";

import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface TextInputProps extends ComponentProps<"input"> {
  /** Before and after what is typed: an icon, a unit. */
  start?: ReactNode;
  end?: ReactNode;
  /** For search: a well instead of a control. */
  soft?: boolean;
}

/** One line of input. `aria-invalid` gives it the edge of a problem. */
export function TextInput({ start, end, soft, className, ...rest }: TextInputProps) {
  if (start === undefined && end === undefined) {
    return <input {...rest} className={classNames("input", className)} {...(soft && { "data-soft": "" })} />;
  }
  return (
    <span
      className={classNames("input input-frame", className)}
      aria-invalid={rest["aria-invalid"]}
      {...(soft && { "data-soft": "" })}
    >
      {start}
      <input {...rest} />
      {end !== undefined && <span className="input-unit">{end}</span>}
    </span>
  );
}

/** The system's own select within our edge. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="select-frame">
      <select {...rest} className={classNames("input", className)}>
        {children}
      </select>
      <ChevronDown size={16} />
    </span>
  );
}
