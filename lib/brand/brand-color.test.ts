import { expect, test } from "vitest";
import { brandColors, brandIcon, homeScreenIcon } from "./brand-color.ts";

const teal = { name: "Morae", color: { l: 0.45, c: 0.078, h: 195 }, mark: "waves" } as const;

test("a Space gives three numbers and nothing else to the look", () => {
  expect(brandColors(teal)).toBe(":root:root{--brand-l:0.45;--brand-c:0.078;--brand-h:195}");
});

test("the icon of a dark brand is drawn in white, that of a bright one in ink, as on the filled button", () => {
  expect(decodeURIComponent(brandIcon(teal))).toContain('fill="#fff"');
  const yellow = { ...teal, color: { l: 0.88, c: 0.18, h: 100 } };
  const icon = decodeURIComponent(brandIcon(yellow));
  expect(icon).toContain("oklch(0.86 0.18 100)");
  expect(icon).toContain("oklch(0.2 0.02 100)");
});

test("the icon of a home screen is whole to its edges, in colours that every drawer of pictures knows", () => {
  const icon = decodeURIComponent(homeScreenIcon(teal));
  expect(icon).toContain('<rect x="-3" y="-3" width="34" height="34" rx="0" fill="#');
  expect(icon).not.toContain("oklch");
});

test("an accent to the letter takes the place of the one that follows from the colour, and carries white words by day", () => {
  const violet = { l: 0.45, c: 0.2, h: 290 };
  const dark = { l: 0.8, c: 0.1, h: 290 };
  const yellow = { ...teal, color: { l: 0.88, c: 0.18, h: 100 } };
  expect(brandColors({ ...yellow, accent: { light: violet, dark } })).toBe(
    ":root:root{--brand-l:0.88;--brand-c:0.18;--brand-h:100;--accent-light:oklch(0.45 0.2 290);--fill-light:var(--accent-light);--bright:0;--accent-dark:oklch(0.8 0.1 290)}",
  );
  expect(brandColors({ ...yellow, accent: { dark } })).not.toContain("--accent-light");
  const icon = decodeURIComponent(brandIcon({ ...yellow, accent: { light: violet } }));
  expect(icon).toContain('fill="oklch(0.45 0.2 290)"');
  expect(icon).toContain('fill="#fff"');
});

test("a custom mark is in the icon too", () => {
  const icon = decodeURIComponent(brandIcon({ ...teal, mark: { fill: "M4 4h20v20h-20z" } }));
  expect(icon).toContain('d="M4 4h20v20h-20z"');
});
