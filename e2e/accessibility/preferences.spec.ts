import { ownItemAddress } from "../item-address.ts";
import { expect, test } from "../signed-in.ts";

test("in forced colours, selection, controls and focus have outlines", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contents/article");
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(await edge("fieldset [aria-current]")).toBeGreaterThanOrEqual(2);
  expect(await edge("[data-variant=primary]")).toBeGreaterThanOrEqual(1);
  const dots = page
    .locator(".row-more")
    .first()
    .evaluate((button) => getComputedStyle(button, "::after").backgroundImage);
  expect(await dots).toContain("gradient");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThanOrEqual(2);
});

test("with reduced motion what opens does not move, it only appears @whole", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await ownItemAddress(page));
  await page.getByRole("button", { name: "More" }).click();
  const moves = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return [];
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return names.filter((each) => ["translate", "transform", "scale", "rotate"].includes(each));
    }),
  );
  expect(moves).toEqual([]);
});
