import { linearParts, type Oklch } from "./oklch.ts";

/** The WCAG 2 contrast ratio, 1 to 21 (black on white). */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearParts(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
