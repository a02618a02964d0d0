import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface FieldProps {
  /** Of the control inside; use `describedBy(id, …)` for its description. */
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  /** At the end of the label. */
  end?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Field({ id, label, optional, end, hint, problem, className, children }: FieldProps) {
  return (
    <div className={classNames("field", className)}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {optional && <span className="field-optional">{optional}</span>}
        {end && <span className="field-end">{end}</span>}
      </div>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={id}>{problem}</FieldProblem>}
    </div>
  );
}

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-problem" id={`${id}-problem`}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </p>
  );
}

/** The `aria-describedby` of a control inside a `Field`. */
export function describedBy(id: string, has: { hint: boolean; problem: boolean }): string | undefined {
  const ids = [has.problem && `${id}-problem`, has.hint && `${id}-hint`].filter(Boolean).join(" ");
  return ids === "" ? undefined : ids;
}
