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
