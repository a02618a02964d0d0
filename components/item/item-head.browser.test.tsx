import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { ItemHead } from "./item-head.tsx";

const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [{ apiName: "title", label: "Title", type: "Text", required: true, localized: false }],
};

test("a long title and a long name of an author make a phone's page no wider", async () => {
  await page.viewport(320, 640);
  const nickname = "W".repeat(64);
  const createdBy = { sys: { id: "ann" }, nickname };
  const long = content("tide", { title: { "en-US": nickname.repeat(2) } }, { createdBy });
  const subject = {
    ...{ content: long, type: article, isUnknown: false },
    locales: [{ id: "en-US", label: "English", short: "EN" }],
    reading: { localeId: "en-US", localeIds: ["en-US"], titleFields: { article: "title" } },
    you: { id: "bea" },
  };
  await renderForTests(<ItemHead subject={subject} />);
  await expect.element(page.getByText(nickname, { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
