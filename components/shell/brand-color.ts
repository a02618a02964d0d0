import { markShapes } from "#components/ui/mark-shapes.ts";
import type { Brand } from "#lib/space-file/schema.ts";

const brightFrom = 0.65;

/** The only three values that a Space gives to the look; everything with "accent" in its name follows them. */
export function brandColors({ color }: Brand): string {
  return `:root:root{--brand-l:${color.l};--brand-c:${color.c};--brand-h:${color.h}}`;
}

/** The mark as a picture for the browser's tab, in the colours that the filled button has by day. */
export function brandIcon({ color: { l, c, h }, mark }: Brand): string {
  const bright = l >= brightFrom;
  const ground = `oklch(${bright ? Math.min(l, 0.86) : Math.min(l, 0.5)} ${Math.min(c, 0.2)} ${h})`;
  const on = bright ? `oklch(0.2 0.02 ${h})` : "#fff";
  const { fill, stroke, faint } = markShapes[mark];
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">',
    `<rect width="28" height="28" rx="8" fill="${ground}"/><path fill="${on}" d="${fill}"/>`,
    `<g fill="none" stroke="${on}" stroke-width="1.9" stroke-linecap="round"><path d="${stroke}"/><path opacity=".55" d="${faint}"/></g>`,
    "</svg>",
  ].join("");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
