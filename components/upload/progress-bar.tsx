import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const progressBar = cva(
  [
    "block w-full flex-none appearance-none overflow-hidden border-0 forced-colors:border",
    "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current",
    "[&::-webkit-progress-value]:[transition:inline-size_240ms_linear] [&::-moz-progress-bar]:bg-current",
  ],
  {
    variants: {
      tone: { going: "text-accent", paused: "text-ink-3", failed: "text-danger" },
      size: { thin: "h-[3px] bg-line", normal: "h-1 rounded-[2px] bg-line-strong" },
    },
    defaultVariants: { tone: "going", size: "normal" },
  },
);

interface ProgressBarProps extends ComponentProps<"progress">, VariantProps<typeof progressBar> {}

export function ProgressBar({ tone, size, className, ...rest }: ProgressBarProps) {
  return <progress {...rest} className={progressBar({ tone, size, className })} />;
}
