import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookAtSpaceFile } from "../parse.ts";

const morae = readFileSync("lib/space-file/morae.json", "utf8");

/** What is said once the demo's brand says this too; it stands in line 10. */
function said(more: string): string[] {
  const text = morae.replace('"mark": "waves"', more);
  if (text === morae) throw new Error("The brand has another mark now.");
  const { errors, warnings } = lookAtSpaceFile(text, "space.json");
  return [...errors, ...warnings];
}

test("an explicit accent, a custom mark and legal pages are accepted", () => {
  const brand = `
    "accent": { "light": { "l": 0.45, "c": 0.2, "h": 290 }, "dark": { "l": 0.8, "c": 0.1, "h": 290 } },
    "mark": { "fill": "M4 4h20v20h-20z", "stroke": "M6,6 L22,22" },
    "legal": [
      { "label": { "en": "Terms", "ko": "약관" }, "url": "https://example.com/terms" },
      { "label": "Imprint", "url": { "en": "https://example.com/en", "ko": "https://example.com/ko" } },
    ]`;
  expect(said(brand)).toEqual([]);
});

test.each<[rule: string, brand: string, error: string]>([
  [
    "an accent that cannot be read by day",
    '"accent": { "light": { "l": 0.86, "c": 0.18, "h": 95 } }',
    'space.json:10:26 brand.accent.light: accent on the background has a contrast of 1.34 to 1, and text needs 4.5; { "l": 0.53, "c": 0.18, "h": 95 } has it',
  ],
  [
    "an accent that cannot be read by night",
    '"accent": { "dark": { "l": 0.4, "c": 0.1, "h": 195 } }',
    'space.json:10:25 brand.accent.dark: accent on what is chosen has a contrast of 1.75 to 1, and text needs 4.5; { "l": 0.64, "c": 0.1, "h": 195 } has it',
  ],
  [
    "a mark that is none of ours",
    '"mark": "wave"',
    'brand.mark: is none of what it can be; did you mean "waves"?',
  ],
  ["a drawing that is no path", '"mark": { "fill": "<svg>" }', "brand.mark.fill: isn't an SVG path"],
  ["a slip in a drawing", '"mark": { "fil": "M0 0" }', "brand.mark.fil: unknown member"],
  ["a mark that is a number", '"mark": 7', "brand.mark: is neither waves, panes nor"],
  [
    "a legal page that is no page",
    '"legal": [{ "label": "Terms", "url": "javascript:alert(1)" }]',
    "brand.legal.0.url: isn't the URL of a page",
  ],
  [
    "a legal page in one language",
    '"legal": [{ "label": "Terms", "url": { "en": "https://example.com", "ko": "terms" } }]',
    "brand.legal.0.url.ko: isn't the URL of a page",
  ],
  [
    "a legal page without https",
    '"legal": [{ "label": "Terms", "url": "http://example.com" }]',
    "brand.legal.0.url: isn't the URL of a page",
  ],
])("%s", (_, brand, error) => {
  expect(said(brand)).toEqual([expect.stringContaining(error)]);
});
