import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { chip, List, sample, startFilters } from "./filters-for-tests.tsx";

vi.mock("#components/collection/in-place.ts", () => ({ goInPlace: (href: string) => sample.goTo(href) }));

beforeEach(startFilters);

// A file of its own: what is loaded on demand keeps the language of the page.
test("filters in Korean", async () => {
  const near = "fields.position.en-US[near]=128.5182,38.3341,25";
  await renderForTests(<List at={`?fields.elevation.en-US[gte]=40&${near}`} />, { language: "ko" });
  await expect.element(chip("Position Songjiho에서 25 km 안")).toBeVisible();
  await chip("해발 높이 40 m 이상").click();
  await expect.element(page.getByRole("button", { name: "8개 보기" })).toBeVisible();
  sample.total = 0;
  await page.getByLabelText("값", { exact: true }).fill("9000");
  await expect.element(page.getByRole("button", { name: "결과 없음" })).toBeVisible();
});
