import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { brandColors, brandIcon } from "#lib/brand/brand-color.ts";
import { shapesOf } from "#lib/brand/mark-shapes.ts";
import { environment } from "#lib/environment.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { pageStyle } from "./page-style.ts";
import type { Reader } from "./reader.ts";

/** Like `BrandMark`. */
export function markOf({ mark }: Brand): string {
  const { fill, stroke, faint } = shapesOf(mark);
  return [
    '<svg class="mark" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"></rect>',
    `<path class="mark-fill" d="${fill}"></path>`,
    stroke && `<path class="mark-stroke" d="${stroke}"></path>`,
    faint && `<path class="mark-stroke" opacity=".55" d="${faint}"></path>`,
    "</svg>",
  ].join("");
}

const columns = [120, 340, 560];
const rows = [
  { y: 0, height: 240, blur: "pane-near" },
  { y: 264, height: 240, blur: "pane-near" },
  { y: 528, height: 250, blur: "pane-far" },
];

/** Like `WindowLight`. */
export const windowLight = [
  '<svg class="window-light" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">',
  '<defs><linearGradient id="pane-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"></stop><stop offset="1" stop-color="#fff" stop-opacity=".25"></stop></linearGradient>',
  '<mask id="pane-mask"><rect width="1440" height="900" fill="url(#pane-fade)"></rect></mask>',
  '<filter id="pane-near"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  '<filter id="pane-far"><feGaussianBlur stdDeviation="9"></feGaussianBlur></filter></defs>',
  '<g mask="url(#pane-mask)"><g class="panes" transform="translate(865 -70) skewX(-24)">',
  ...rows.map(({ y, height, blur }) => {
    const panes = columns.map((x) => `<rect x="${x}" y="${y}" width="196" height="${height}"></rect>`);
    return `<g filter="url(#${blur})">${panes.join("")}</g>`;
  }),
  "</g></g></svg>",
].join("");

/** A page like the sign-in page, without React, scripts or styles of Next.js. */
interface StaticPage extends Reader {
  brand: Brand;
  title: string;
  /** HTML below the mark. */
  inside: string;
  /** In the head, allowed by hash. */
  scripts: readonly string[];
  asksPortal?: true;
  /** A further `form-action` source. */
  formsLeadTo?: string;
}

/** The page depends only on language and theme; its policy allows nothing else. */
export function staticPage({
  language,
  theme,
  brand,
  title,
  inside,
  scripts,
  asksPortal,
  formsLeadTo,
}: StaticPage): Response {
  const style = `${fontFaces()}${pageStyle}${brandColors(brand)}`;
  const html = [
    `<!doctype html><html lang="${language}"${theme === "system" ? "" : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    ...scripts.map((script) => `<script>${script}</script>`),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">',
    `<title>${escaped(title)}</title><link rel="icon" type="image/svg+xml" href="${escaped(brandIcon(brand))}">`,
    `<style>${style}</style></head>`,
    `<body><main class="auth">${windowLight}<div class="auth-content">${markOf(brand)}${inside}</div></main></body></html>`,
  ].join("");
  const policy = [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.map(hashSource).join(" ")}`] : []),
    `style-src ${hashSource(style)}`,
    ...(asksPortal ? ["connect-src 'self'"] : []),
    "img-src data:",
    "font-src 'self'",
    `form-action 'self'${formsLeadTo === undefined ? "" : ` ${formsLeadTo}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(environment().secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  });
}

export function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => `&#${character.codePointAt(0)};`);
}

function fontFaces(): string {
  const address = fontAddress();
  const twin =
    '@font-face{font-family:"Instrument Sans fallback";src:local("Arial");size-adjust:102.5%;ascent-override:94.6%;descent-override:24.4%}';
  if (address === undefined) return twin;
  return `@font-face{font-family:"Instrument Sans Variable";src:url(${address}) format("woff2");font-weight:400 700;font-display:swap}${twin}`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Files of the build; undefined without a build. */
export const fontAddress = () =>
  mediaAddresses().find((address) => /latin-wght-normal\..*woff2$/.test(address));
export const iconsAddress = () => mediaAddresses().find((address) => /icons\..*svg$/.test(address));

let known: string[] | undefined;

function mediaAddresses(): string[] {
  known ??= readMedia();
  return known;
}

function readMedia(): string[] {
  try {
    return readdirSync(".next/static/media").map((name) => `/_next/static/media/${name}`);
  } catch {
    return [];
  }
}
