import { createHash } from "node:crypto";
import { brandColors, brandIcon } from "#lib/brand/brand-color.ts";
import { environment } from "#lib/environment.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { fontAddress } from "./page-font.ts";
import { markOf, windowLight } from "./page-shapes.ts";
import { pageStyle } from "./page-style.ts";
import type { Reader } from "./reader.ts";

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
    `<body><main class="door">${windowLight}<div class="door-inside">${markOf(brand)}${inside}</div></main></body></html>`,
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
