"use client";

import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-names.ts";
import { iconSheet } from "./icon-sheet.ts";

export type { IconName };

interface IconProps {
  name: IconName;
  /** In pixels, other than 18 (`app/styles/base.css`). */
  size?: number | undefined;
  strokeWidth?: number;
  className?: string;
}

/** They point along the line of text, so they are mirrored where that runs from right to left. */
const directed = /^(arrow|chevrons?)-(left|right)$|^(list|text-quote)$/;

/** Decorative: what it says is said in words beside it. */
export function Icon({ name, size, strokeWidth, className }: IconProps) {
  const look = directed.test(name) ? classNames("rtl:-scale-x-100", className) : className;
  return (
    <svg width={size} height={size} className={look} aria-hidden="true">
      <use href={`${iconSheet}#${name}`} strokeWidth={strokeWidth} />
    </svg>
  );
}
