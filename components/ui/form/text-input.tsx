import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface TextInputProps extends ComponentProps<"input"> {
  start?: ReactNode;
  end?: ReactNode;
  /** For search. */
  soft?: boolean;
}

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
