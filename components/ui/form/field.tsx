import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface FieldProps {
  /** Of the control inside; `describedBy(id, …)` names what stands below it. */
  id: string;
  label: ReactNode;
  /** The word for it, when the field may stay empty. */
  optional?: ReactNode;
  /** At the end of the label: a counter, a text button. */
  end?: ReactNode;
  hint?: ReactNode;
  /** One sentence with the way out. */
  problem?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label above a control, and below it a hint or what is the matter. */
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

/** What is the matter with a control, with an icon. */
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
