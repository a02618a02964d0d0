import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface SegmentedProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Segmented({ label, className, children }: SegmentedProps) {
  return (
    <fieldset className={classNames("segmented", className)}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface SegmentLinkProps extends ComponentProps<typeof Link> {
  current: boolean;
}

export function SegmentLink({ current, className, ...rest }: SegmentLinkProps) {
  return (
    <Link {...rest} className={classNames("segment", className)} {...(current && { "aria-current": true })} />
  );
}

interface SegmentButtonProps extends ComponentProps<"button"> {
  pressed: boolean;
  /** Something is missing in it, such as a language; shown as a dot, so say it in text too. */
  missing?: boolean;
}

export function SegmentButton({ pressed, missing, className, children, ...rest }: SegmentButtonProps) {
  return (
    <button type="button" {...rest} className={classNames("segment", className)} aria-pressed={pressed}>
      {children}
      {missing && <span className="segment-missing" aria-hidden="true" />}
    </button>
  );
}
