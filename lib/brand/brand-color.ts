import { hexOf, type Oklch } from "#lib/color/oklch.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { shapesOf } from "./mark-shapes.ts";

const brightFrom = 0.65;

/**
 * The brand's colour as custom properties that every accent derives from, and explicit accents if the Space
 * file has them.
 */
export function brandColors({ color, accent = {} }: Pick<Brand, "color" | "accent">): string {
  const own = [
    `--brand-l:${color.l};--brand-c:${color.c};--brand-h:${color.h}`,
    // With white text on it, as for every dark brand (`--color-on-fill`).
    accent.light && `--accent-light:${cssOf(accent.light)};--fill-light:var(--accent-light);--bright:0`,
    accent.dark && `--accent-dark:${cssOf(accent.dark)}`,
  ];
  return `:root:root{${own.filter(Boolean).join(";")}}`;
}

/** The mark as favicon, in the colours of the filled button by day. */
export function brandIcon(brand: DrawnBrand): string {
  return dataUrl(brandSvg(brand));
}

/** The same as a file. */
export function brandSvg(brand: DrawnBrand): string {
  return markSvg(brand, { box: "0 0 28 28", corner: 8, colorOf: cssOf });
}

/** The mark for a home screen: full bleed, as phones round it themselves, with a margin and hex colours. */
export function homeScreenIcon(brand: DrawnBrand): string {
  return dataUrl(markSvg(brand, { box: "-3 -3 34 34", corner: 0, colorOf: hexOf }));
}

/** With rounded corners, if nothing else rounds it. */
export function tileIcon(brand: DrawnBrand): string {
  return dataUrl(markSvg(brand, { box: "0 0 28 28", corner: 8, colorOf: hexOf }));
}

type DrawnBrand = Pick<Brand, "color" | "accent" | "mark">;

interface MarkLook {
  box: string;
  corner: number;
  colorOf: (color: Oklch) => string;
}

function markSvg({ color, accent = {}, mark }: DrawnBrand, { box, corner, colorOf }: MarkLook): string {
  const { l, c, h } = accent.light ?? color;
  const bright = accent.light === undefined && l >= brightFrom;
  const ground = accent.light ?? { l: Math.min(l, bright ? 0.86 : 0.5), c: Math.min(c, 0.2), h };
  const on = bright ? colorOf({ l: 0.2, c: 0.02, h }) : "#fff";
  const { fill, stroke, faint } = shapesOf(mark);
  const [left, top, width, height] = box.split(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${corner}" fill="${colorOf(ground)}"/>`,
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
