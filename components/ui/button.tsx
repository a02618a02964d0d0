import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Look {
  /** `primary`: at most one in a view. `danger-fill`: only to confirm in a dialog. */
  variant?: "primary" | "plain" | "quiet" | "text" | "danger" | "danger-fill" | undefined;
  size?: "small" | "normal" | "large" | undefined;
  /** Without text; needs an `aria-label`. */
  iconOnly?: boolean | undefined;
  icon?: ReactNode;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Shows a spinner instead of the icon. */
  busy?: boolean;
}

export function Button({ variant, size, iconOnly, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size, iconOnly, className })}
      {...(busy && { "aria-busy": true })}
    >
      {busy ? <span className="button-spinner" aria-hidden="true" /> : icon}
      {busy && iconOnly ? undefined : children}
    </button>
  );
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {}

export function ButtonLink({ variant, size, iconOnly, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...look({ variant, size, iconOnly, className })}>
      {icon}
      {children}
    </Link>
  );
}

function look({
  variant = "plain",
  size = "normal",
  iconOnly,
  className,
}: Look & { className?: string | undefined }) {
  return {
    className: classNames("button", className),
    "data-variant": variant,
    "data-size": size,
    ...(iconOnly && { "data-icon-only": "" }),
  };
}
