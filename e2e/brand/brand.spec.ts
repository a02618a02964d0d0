import { mkdirSync } from "node:fs";
import { expectNoBarrier, expectNoSidewaysScroll } from "../look.ts";
import { expect, test } from "../portal.ts";
import { readServers } from "../servers/state.ts";
import { enter, startBrandedPortal } from "./branded-portal.ts";

const violet = `{
  "name": { "en": "Nocturne", "ko": "녹턴" },
  "color": { "l": 0.88, "c": 0.18, "h": 100 },
  "accent": { "light": { "l": 0.45, "c": 0.2, "h": 290 }, "dark": { "l": 0.8, "c": 0.1, "h": 290 } },
  "mark": { "fill": "M20 17a8 8 0 1 1-9-11 6.500 6.500 0 0 0 9 11z" },
  "legal": [
    { "label": { "en": "Terms", "ko": "이용 약관" }, "url": "https://example.com/terms" },
    { "label": { "en": "Privacy", "ko": "개인정보 처리방침" }, "url": { "en": "https://example.com/privacy", "ko": "https://example.com/ko/privacy" } },
    { "label": { "en": "Imprint", "ko": "운영자 정보" }, "url": "https://example.com/imprint" }
  ]
}`;

let portal: Awaited<ReturnType<typeof startBrandedPortal>>;

// One portal for all of them, and one project after the other would start two.
test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath("brand");
  mkdirSync(folder, { recursive: true });
  portal = await startBrandedPortal(readServers().steady.spaceUrl, folder, violet);
});
test.afterAll(() => portal.stop());

test("the sign-in page has the Space's name, mark and legal pages, in either language", async ({ page }) => {
  await page.goto(`${portal.url}/sign-in`);
  await expect(page).toHaveTitle("Sign in · Nocturne");
  await expect(page.getByRole("heading", { name: "Welcome to Nocturne" })).toBeVisible();
  await expect(page.locator("main > div > svg path")).toHaveAttribute("d", /^M20 17a8/);
  const legal = page.getByRole("navigation", { name: "Legal" });
  await expect(legal.getByRole("link")).toHaveText(["Terms", "Privacy", "Imprint"]);
  await expect(legal.getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    "https://example.com/privacy",
  );
  await expectNoBarrier(page, "the sign-in page");
  await expectNoSidewaysScroll(page, "the sign-in page");
  await page.getByRole("button", { name: "한국어" }).click();
  await expect(page.getByRole("navigation", { name: "법적 고지" }).getByRole("link")).toHaveText([
    "이용 약관",
    "개인정보 처리방침",
    "운영자 정보",
  ]);
  await expect(page.getByRole("link", { name: "개인정보 처리방침" })).toHaveAttribute(
    "href",
    "https://example.com/ko/privacy",
  );
  const ways = await page.locator("main form[action*=login]").last().boundingBox();
  const foot = await page.getByRole("form", { name: "언어" }).boundingBox();
  expect((ways?.y ?? 0) + (ways?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

test("inside, the accent is the Space's to the letter by day and by night, and the legal pages are at the foot @whole", async ({
  page,
  context,
  isMobile,
}) => {
  await enter(context, portal.url);
  await page.goto(`${portal.url}/profile`);
  await expect(page).toHaveTitle(/ · Nocturne$/);
  const foot = page.getByRole("main").getByRole("navigation", { name: "Legal" });
  await expect(foot.getByRole("link")).toHaveCount(3);
  await expectNoBarrier(page, "the profile");
  await expectNoSidewaysScroll(page, "the profile");
  if (!isMobile) {
    await page.locator("header [popovertarget=member-menu]").click();
    await expect(page.locator("#member-menu").getByRole("link", { name: "Imprint" })).toBeVisible();
  }
  await page.goto(`${portal.url}/contents/article`);
  const primary = page.locator('[data-variant="primary"]').first();
  const fill = () => primary.evaluate((button) => getComputedStyle(button).backgroundColor);
  if (!isMobile) {
    await expect.poll(fill).toBe("oklch(0.45 0.2 290)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(fill).toBe("oklch(0.8 0.1 290)");
  }
  await expectNoBarrier(page, "the list");
});
