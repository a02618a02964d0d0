"use client";

import type { IconName } from "./icon-names.ts";
import { iconSheet } from "./icon-sheet.ts";

export type { IconName };

interface IconProps {
  name: IconName;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** Decorative: what it says is said in words beside it. */
export function Icon({ name, size = 18, strokeWidth, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`${iconSheet}#${name}`} strokeWidth={strokeWidth} />
    </svg>
  );
}
