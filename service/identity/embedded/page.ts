import { createHash } from "node:crypto";
import { Html, html } from "#service/identity/embedded/html.ts";
import { pageStyle } from "#service/identity/embedded/page-style.ts";
import type { Language } from "#service/identity/embedded/words.ts";
import { embeddedProviderPath } from "#service/identity/identity-providers.ts";

export const fontPath = `${embeddedProviderPath}/instrument-sans.woff2`;

const style = pageStyle(fontPath);
const styleHash = createHash("sha256").update(style).digest("base64");

/**
 * No scripts, no pictures, no framing. No `form-action` on purpose: Chromium applies it to redirects after a
 * form post, which end at the portal, whose address this page doesn't know.
 */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const mark = html`<svg class="mark" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor" /><path class="pane" d="M11 7h4.500l-2.700 6H8.300zM17 7h4.500l-2.700 6h-4.500zM7.700 14.500h4.500l-2.700 6H5zM13.700 14.500h4.500l-2.700 6H11z" /></svg>`;

/** A page of the embedded provider: the mark, and one sheet. */
export function page(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${mark}
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}
