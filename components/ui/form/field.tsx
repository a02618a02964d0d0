import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { classNames } from "../class-names.ts";

interface FieldProps {
  /** Of the control inside; use `describedBy(id, …)` for its description. */
  id: string;
  label: ReactNode;
  required?: ReactNode;
  optional?: ReactNode;
  /** At the end of the label. */
  end?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form sets the space below its labels with `--label-gap`. */
export const fieldLabel = classNames(
  "mb-(--label-gap,0.375rem) flex items-baseline gap-2 text-13 font-medium text-ink-2",
  "has-data-wide:flex-wrap max-tablet:flex-wrap",
);

export const fieldProblem = classNames(
  "mt-1.5 flex items-start gap-1.5 text-13 font-normal text-danger",
  "[&>svg]:mt-0.5 [&>svg]:flex-none",
);

export function Field({
  id,
  label,
  required,
  optional,
  end,
  hint,
  problem,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <div className={fieldLabel}>
        <label className="max-w-full wrap-break-word" htmlFor={id}>
          {label}
        </label>
        {required}
        {optional && <FieldNote>{optional}</FieldNote>}
        {end && (
          <FieldNote className="ms-auto has-data-wide:flex has-data-wide:flex-wrap has-data-wide:justify-end has-data-wide:gap-x-3 tabular-nums">
            {end}
          </FieldNote>
        )}
      </div>
      {children}
      {hint && (
        <FieldHint className="mt-1.5" id={`${id}-hint`}>
          {hint}
        </FieldHint>
      )}
      {problem && <FieldProblem id={id}>{problem}</FieldProblem>}
    </div>
  );
}

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={fieldProblem} id={`${id}-problem`}>
      <Icon name="circle-exclamation-point" size={16} />
      <span>{children}</span>
    </p>
  );
}

/** The `aria-describedby` of a control inside a `Field`. */
export function describedBy(
  id: string,
  has: { hint: boolean; problem: boolean; required?: boolean },
): string | undefined {
  const parts = [has.problem && "problem", has.required && "required", has.hint && "hint"].filter(Boolean);
  const ids = parts.map((part) => `${id}-${part}`).join(" ");
  return ids === "" ? undefined : ids;
}

/** Beside a label. */
export function FieldNote({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={classNames("font-normal text-ink-3", className)} />;
}

export function FieldHint({ className, ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={classNames("text-13 font-normal text-ink-3", className)} />;
}
