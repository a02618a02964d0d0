import { hexOf } from "#lib/color/oklch.ts";
import type { Theme } from "#lib/messages/theme.ts";

/** `--color-background` and `--color-sheet` of app/styles/theme.css, for use outside of CSS. */
export const background = hexOf({ l: 0.955, c: 0.004, h: 100 });
export const sheet = {
  light: hexOf({ l: 0.995, c: 0.001, h: 100 }),
  dark: hexOf({ l: 0.205, c: 0.005, h: 95 }),
};

/** The colour of the browser's surroundings. */
export function themeColors(theme: Theme): { media?: string; color: string }[] {
  if (theme !== "system") return [{ color: sheet[theme] }];
  return [
    { media: "(prefers-color-scheme: light)", color: sheet.light },
    { media: "(prefers-color-scheme: dark)", color: sheet.dark },
  ];
}
