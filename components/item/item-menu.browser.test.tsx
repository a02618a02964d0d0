import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { inertRouter, renderForTests } from "#components/ui/render-for-tests.tsx";
import { newDraftsOf } from "#lib/browser/drafts/drafts.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { packJson } from "#lib/content/packed-json.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { ItemMenu } from "./item-menu.tsx";
import { TypeProvider } from "./type-context.tsx";

const push = vi.fn();

const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [
    { apiName: "title", label: "Title", type: "Text", required: true, localized: true },
    { apiName: "summary", label: "Summary", type: "Text", required: false, localized: true },
  ],
};

async function openMenu(othersName?: string): Promise<void> {
  await renderForTests(
    <TypeProvider text={packJson(article)}>
      <ItemMenu
        {...{ contentTypeId: "article", contentId: "tide", memberId: "ann", localeIds: ["en-US", "ko-KR"] }}
        {...{ title: "Tide", othersName, mayDelete: false }}
      />
    </TypeProvider>,
    { router: { ...inertRouter, push } },
  );
  await page.getByRole("button", { name: "More" }).click();
}

test("an own item is duplicated as a draft of a new one, which opens", async () => {
  const title = { "en-US": "Tide", "ko-KR": "물때" };
  vi.stubGlobal("fetch", async () => Response.json(content("tide", { title })));
  await openMenu();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect.poll(() => push.mock.calls.length).toBe(1);
  const [draft] = await newDraftsOf("ann", "article");
  expect(draft).toMatchObject({
    title: "Tide",
    texts: { "title.en-US": "Tide", "title.ko-KR": "물때" },
  });
  expect(draft?.version).toBeUndefined();
  expect(push).toHaveBeenCalledWith(`/contents/article/new?draft=${draft?.draftId}`);
});

test("an item of another member is not duplicated", async () => {
  await openMenu("Sora");
  await expect.element(page.getByRole("link", { name: "View in Reader" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Duplicate" })).not.toBeInTheDocument();
});
