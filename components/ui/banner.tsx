import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { classNames } from "./class-names.ts";

const bannerVariants = cva(
  "flex gap-2.5 rounded-4 px-3.5 text-ink [&>svg]:mt-[calc((1lh-18px)/2)] [&>svg]:flex-none forced-colors:border",
  {
    variants: {
      tone: {
        plain: "bg-sunken inset-ring inset-ring-line",
        accent: "bg-accent-tint [&>svg]:text-accent",
        warning: "bg-warning-tint [&>svg]:text-warning",
        danger: "bg-danger-tint [&>svg]:text-danger",
        /** Over the page. */
        floating: [
          "pointer-events-auto max-w-[min(40rem,100%)] animate-rise bg-raised shadow-2",
          "max-tablet:w-full max-tablet:[&>div:first-of-type]:flex-1",
        ],
      },
      /** On a phone, the action of a floating banner stands below. */
      stacked: { true: "max-tablet:flex-wrap max-tablet:pt-3 max-tablet:pb-1" },
      /** In a narrow panel: its action stands below. */
      narrow: { true: "flex-wrap" },
    },
    compoundVariants: [
      { tone: "floating", className: "items-center py-2" },
      {
        tone: ["plain", "accent", "warning", "danger"],
        className: [
          "items-start py-3",
          // An action that leaves the text too little space, as with large text, stands below it.
          "max-tablet:flex-wrap max-tablet:[&>div:first-of-type]:flex-[1_1_8rem]",
        ],
      },
    ],
  },
);

interface BannerProps {
  tone?: "plain" | "accent" | "warning" | "danger" | "floating";
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** One button or link, at the end. */
  action?: ReactNode;
  narrow?: boolean;
  /** The action is an icon button, which has space beside the text on a phone too. */
  iconAction?: boolean;
  /** For a banner that appears after load: `alert` interrupts a screen reader, `status` waits. */
  role?: "alert" | "status";
  className?: string;
  children: ReactNode;
}

const icons = {
  plain: "info",
  floating: "info",
  accent: "info",
  warning: "triangle-exclamation-point",
  danger: "circle-exclamation-point",
} as const;

export function Banner(props: BannerProps) {
  const { tone = "plain", icon, action, role, narrow, iconAction = false, className, children } = props;
  const stacked = tone === "floating" && !iconAction;
  return (
    <div className={bannerVariants({ tone, stacked, narrow, className })} role={role}>
      {icon ?? <Icon name={icons[tone]} />}
      <div {...(narrow && { className: "min-w-0 flex-1" })}>{children}</div>
      {action && (
        <div
          className={classNames(
            "ms-auto",
            stacked && "max-tablet:flex-1 max-tablet:basis-full!",
            tone !== "floating" && "-my-1.5",
          )}
        >
          {action}
        </div>
      )}
    </div>
  );
}
