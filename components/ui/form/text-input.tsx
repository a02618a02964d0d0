"use client";

import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { classNames } from "../class-names.ts";
import { pasteOneLine } from "./paste-one-line.ts";

const typed = "block placeholder:text-ink-3 read-only:bg-transparent read-only:px-0 read-only:inset-ring-0";

export const inputVariants = cva(
  [
    "w-full min-w-0 text-ink outline-transparent transition-[box-shadow]",
    "focus-within:inset-ring-2 focus-within:inset-ring-accent",
    "refused:inset-ring-2 refused:inset-ring-danger",
    "forced-colors:border forced-colors:focus-within:outline-selected",
    "forced-colors:data-invalid:outline-2 forced-colors:data-invalid:outline-[Mark]",
  ],
  {
    variants: {
      part: {
        input: [typed, "px-3"],
        /** Around an input and what is before or after it. */
        frame: "flex items-center gap-2 px-3 [&>svg]:flex-none [&>svg]:text-ink-3",
        select: "block appearance-none ps-3 pe-9",
        /** Around tags and the input that adds one. */
        tags: "flex flex-wrap items-center gap-1 px-1.5 py-1.25",
        area: [
          typed,
          "field-sizing-content min-h-[calc(3lh+1rem)] resize-y rounded-3 px-3 py-2 text-field font-normal",
        ],
        /** The long text of a page. */
        page: [
          typed,
          "field-sizing-content min-h-48 resize-none rounded-4 px-5 pt-4 pb-5 text-16/6.5 font-normal",
          "max-tablet:not-read-only:px-4 max-tablet:pt-3 max-tablet:pb-4",
        ],
        code: [
          typed,
          "field-sizing-content min-h-32 resize-none rounded-3 px-3.5 py-3 font-mono text-13/5.5 font-normal",
          "wrap-anywhere break-normal whitespace-pre-wrap max-tablet:text-16",
          "[font-variant-ligatures:none] [tab-size:2] [word-spacing:0]",
        ],
      },
      size: {
        normal: "min-h-control rounded-3 text-field font-normal",
        small: "min-h-control-small rounded-3 py-1 text-field font-normal",
        /** A select that reads as a part of a sentence. */
        inline: "field-sizing-content min-h-control-small max-w-full rounded-3 py-1 text-13 font-medium",
      },
      tone: {
        plain: "bg-sheet inset-ring inset-ring-line-control not-focus-within:hover:inset-ring-ink-3",
        quiet: "bg-sheet inset-ring inset-ring-line-strong",
        /** For search. */
        soft: "bg-sunken inset-ring inset-ring-line",
      },
    },
    defaultVariants: { part: "input", size: "normal", tone: "plain" },
    compoundVariants: [{ part: ["input", "frame", "select"], size: "normal", className: "py-1.5" }],
  },
);

type Look = VariantProps<typeof inputVariants>;

interface TextInputProps extends Omit<ComponentProps<"input">, "size">, Pick<Look, "size"> {
  start?: ReactNode;
  end?: ReactNode;
  /** For search. */
  soft?: boolean;
}

export function TextInput({ start, end, soft, size, className, ...props }: TextInputProps) {
  const rest = { onPaste: pasteOneLine, ...props };
  const tone = soft ? "soft" : "plain";
  if (start === undefined && end === undefined) {
    return <input {...rest} className={inputVariants({ tone, size, className })} />;
  }
  return (
    <span
      className={inputVariants({ part: "frame", tone, size, className })}
      aria-invalid={rest["aria-invalid"]}
    >
      {start}
      <input {...rest} className="min-w-0 flex-1 text-ellipsis outline-0" />
      {end !== undefined && <span className="flex-none text-ink-3">{end}</span>}
    </span>
  );
}

interface TextAreaProps extends ComponentProps<"textarea"> {
  part?: "area" | "page" | "code";
}

/** Grows with its text. */
export function TextArea({ part = "area", className, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={inputVariants({ part, size: null, className })} />;
}

interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  inline?: boolean;
}

export function Select({ inline, className, children, ...rest }: SelectProps) {
  const look = inline ? ({ size: "inline", tone: "quiet" } as const) : undefined;
  return (
    <span className={classNames("relative block", className)}>
      <select {...rest} className={inputVariants({ part: "select", ...look })}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute inset-y-0 inset-e-2.5 my-auto text-ink-3"
      />
    </span>
  );
}
