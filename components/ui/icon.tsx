"use client";

import type { IconName } from "./icon-names.ts";

export type { IconName };

/** All icons, one `<symbol>` each (docs/decisions/0058). */
const iconSheet = new URL("./icons.svg", import.meta.url).pathname;

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
