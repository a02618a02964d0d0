import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../link.tsx";

export const segmented = cva("segments", {
  variants: { wide: { true: "flex flex-wrap", false: "inline-flex" } },
  defaultVariants: { wide: false },
});

export const segment = cva("segment", {
  variants: { padding: { normal: "px-3", icon: "px-2.5", narrow: "px-2" } },
  defaultVariants: { padding: "normal" },
});

interface SegmentedProps extends VariantProps<typeof segmented> {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Segmented({ label, wide, className, children }: SegmentedProps) {
  return (
    <fieldset className={segmented({ wide, className })}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface SegmentLinkProps extends LinkProps, VariantProps<typeof segment> {
  current: boolean;
}

export function SegmentLink({ current, padding, className, ...rest }: SegmentLinkProps) {
  return (
    <Link {...rest} className={segment({ padding, className })} {...(current && { "aria-current": true })} />
  );
}

interface SegmentButtonProps extends ComponentProps<"button"> {
  pressed: boolean;
  /** Shows a dot: something, such as a language, is missing. Say it in text too. */
  missing?: boolean;
}

export function SegmentButton({ pressed, missing, className, children, ...rest }: SegmentButtonProps) {
  return (
    <button type="button" {...rest} className={segment({ className })} aria-pressed={pressed}>
      {children}
      {missing && <MissingDot />}
    </button>
  );
}

function MissingDot() {
  return (
    <span
      className="size-1.5 flex-none rounded-full bg-warning forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]"
      aria-hidden="true"
    />
  );
}
