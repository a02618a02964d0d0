import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeVariants = cva(
  [
    "inline-flex min-h-5 shrink-0 items-center gap-1 rounded-2 px-1.75 text-12 font-medium",
    "whitespace-nowrap max-tablet:max-w-full max-tablet:whitespace-normal",
    "[&>svg]:size-3.25 [&>svg]:flex-none forced-colors:border",
  ],
  {
    variants: {
      tone: {
        plain: "bg-hover text-ink-2",
        raised: "bg-raised text-ink-2",
        accent: "bg-accent-tint text-accent",
        warning: "bg-warning-tint text-warning",
        success: "bg-success-tint text-success",
        danger: "bg-danger-tint text-danger",
        /** Over a picture. */
        night: "bg-[oklch(0.2_0.005_95/0.78)] text-[oklch(0.98_0_0)]",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

interface BadgeProps extends VariantProps<typeof badgeVariants> {
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={badgeVariants({ tone, className })}>{children}</span>;
}
