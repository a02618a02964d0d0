import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

export const buttonVariants = cva("button", {
  variants: {
    variant: {
      plain: "button-outlined text-ink [&>svg]:text-ink-2",
      /** At most one in a view. */
      primary: [
        "bg-fill font-semibold text-on-fill",
        "hover:bg-fill-hover active:bg-fill-hover active:wash-pressed",
      ],
      quiet: "button-quiet",
      text: "text-accent hover:bg-hover active:bg-pressed",
      danger: "button-outlined text-danger",
      /** Only to confirm in a dialog. */
      "danger-fill": [
        "bg-danger font-semibold text-on-danger",
        "hover:bg-[color-mix(in_oklab,var(--color-danger)_88%,var(--color-on-danger))]",
      ],
      /** Stands for the value of a field that has none. */
      field: [
        "w-full justify-start bg-sheet text-start font-normal text-ink-2 inset-ring inset-ring-line-control",
        "hover:wash-hover active:wash-pressed data-invalid:inset-ring-2 data-invalid:inset-ring-danger",
        "forced-colors:data-invalid:outline-2 forced-colors:data-invalid:outline-[Mark]",
      ],
      /** Signs in with a provider; begins with the provider's mark. */
      provider: "button-outlined w-full justify-start gap-3 text-start text-ink [&>svg]:size-5",
    },
    size: {
      small: "button-small",
      normal: "min-h-control",
      large: "min-h-11 text-15 font-semibold",
      /** On a page with one question, such as sign-in. */
      wide: "min-h-12 w-full rounded-4 px-4 text-15 max-tablet:min-h-13",
    },
    /** Without text; needs an `aria-label`. With large text on a phone it is no wider than 44 px of 320. */
    iconOnly: { true: "max-w-[13.75vw]", false: "" },
  },
  defaultVariants: { variant: "plain", size: "normal", iconOnly: false },
  compoundVariants: [
    {
      variant: ["plain", "quiet", "text", "danger", "provider"],
      size: ["small", "normal", "wide"],
      className: "font-medium",
    },
    {
      variant: ["plain", "primary", "quiet", "text", "danger", "danger-fill", "field"],
      iconOnly: false,
      className: "button-words",
    },
    { size: "small", iconOnly: false, className: "px-3" },
    { size: "normal", variant: "text", iconOnly: false, className: "px-2" },
    {
      size: "normal",
      variant: ["plain", "primary", "quiet", "danger", "danger-fill", "field", "provider"],
      iconOnly: false,
      className: "px-3.5",
    },
    { size: "large", iconOnly: false, className: "px-5" },
    { size: "small", iconOnly: true, className: "w-control-small" },
    { size: "normal", iconOnly: true, className: "w-control" },
    { size: "large", iconOnly: true, className: "w-11" },
  ],
});

interface Look extends VariantProps<typeof buttonVariants> {
  icon?: ReactNode;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Shows a spinner instead of the icon. */
  busy?: boolean;
}

/** With `aria-disabled` a press does nothing, and the focus stays where it is; one that is `disabled` loses it. */
export function Button({ variant, size, iconOnly, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonVariants({ variant, size, iconOnly, className })}
      data-variant={variant}
      {...(busy && { "aria-busy": true })}
      {...(rest["aria-disabled"] === true && { onClick: preventDefault })}
    >
      {busy ? <Spinner /> : icon}
      {busy && iconOnly ? undefined : children}
    </button>
  );
}

/** Of a button that submits a form, too. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

interface ButtonLinkProps extends Look, LinkProps {}

export function ButtonLink({ variant, size, iconOnly, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonVariants({ variant, size, iconOnly, className })} data-variant={variant}>
      {icon}
      {children}
    </Link>
  );
}
