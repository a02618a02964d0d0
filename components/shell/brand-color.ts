import { markShapes } from "#components/ui/mark-shapes.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { hexOf, type Oklch } from "./oklch.ts";

const brightFrom = 0.65;

/** The only three values that a Space gives to the look; everything with "accent" in its name follows them. */
export function brandColors({ color }: Brand): string {
  return `:root:root{--brand-l:${color.l};--brand-c:${color.c};--brand-h:${color.h}}`;
}

/** The mark as a picture for the browser's tab, in the colours that the filled button has by day. */
export function brandIcon(brand: Brand): string {
  return dataUrl(markSvg(brand, { box: "0 0 28 28", corner: 8, colorOf: cssOf }));
}

/**
 * The mark for a home screen, to be drawn as pixels: to the edges, as phones round it by themselves, with room around
 * it, and in colours that every drawer of pictures knows.
 */
export function homeScreenIcon(brand: Brand): string {
  return dataUrl(markSvg(brand, { box: "-3 -3 34 34", corner: 0, colorOf: hexOf }));
}

interface MarkLook {
  box: string;
  corner: number;
  colorOf: (color: Oklch) => string;
}

function markSvg({ color: { l, c, h }, mark }: Brand, { box, corner, colorOf }: MarkLook): string {
  const bright = l >= brightFrom;
  const ground = colorOf({ l: bright ? Math.min(l, 0.86) : Math.min(l, 0.5), c: Math.min(c, 0.2), h });
  const on = bright ? colorOf({ l: 0.2, c: 0.02, h }) : "#fff";
  const { fill, stroke, faint } = markShapes[mark];
  const [left, top, width, height] = box.split(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${corner}" fill="${ground}"/>`,
    `<path fill="${on}" d="${fill}"/>`,
    `<g fill="none" stroke="${on}" stroke-width="1.9" stroke-linecap="round"><path d="${stroke}"/><path opacity=".55" d="${faint}"/></g>`,
    "</svg>",
  ].join("");
}

function cssOf({ l, c, h }: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
