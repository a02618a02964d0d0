import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { writeDraft } from "#lib/browser/drafts/drafts.ts";
import { content, page as pageOf } from "#lib/browser/stub-space-for-tests.ts";
import { withOwnLock } from "#lib/browser/tab-lock.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [
    { apiName: "title", label: "Title", type: "Text", required: true, localized: false },
    { apiName: "day", label: "Day", type: "Date", time: false, required: false, localized: false },
  ],
};
const version = (number: number, title: string) =>
  content(
    "tide",
    { title: { "en-US": title } },
    { version: number, createdBy: { sys: { type: "Refer", targetType: "ServiceUser", id: memberId } } },
  );

let members = 0;
let memberId = "";
let newest: ReturnType<typeof version>;
/** Another tab that edits the item, until it ends. */
let other: PromiseWithResolvers<void>;

beforeEach(async () => {
  memberId = `two-tabs-${members++}`;
  newest = version(1, "Low water");
  other = Promise.withResolvers();
  stubSpace((_, path) => Response.json(path.endsWith("/contents") ? pageOf(newest) : newest));
  const name = draftName(memberId, { contentTypeId: "article", contentId: "tide" });
  void withOwnLock(name, () => other.promise);
  await page.viewport(1300, 800);
  return () => other.resolve();
});

const notice = page.getByText(/^You’re editing this in another tab/);
const edit = page.getByRole("button", { name: "Edit here instead" });
const title = page.getByLabelText("Title");
const status = page.getByText(/^(No changes yet|Draft saved on this device)/);

async function open(): Promise<void> {
  await render();
  await expect.element(notice).toBeVisible();
}

async function render(): Promise<void> {
  await renderForTests(
    <Editor
      {...{ memberId, type: article, looks: {}, types: [article], draftSpace: null }}
      naming={{
        ...{ localeId: "en-US", localeIds: ["en-US"] },
        ...{ titleFields: { article: "title" }, pictureFields: {} },
      }}
      locales={[{ id: "en-US", label: "English", name: "English" }]}
      content={version(1, "Low water")}
    />,
    { identity: { spaceId: "demo", memberId } },
  );
}

test("a form whose draft another tab edits says when that was saved", async () => {
  await open();
  await expect.element(status.first()).toHaveTextContent("No changes yet");
  await writeDraft({
    ...{ memberId, contentTypeId: "article", contentId: "tide", version: 1, title: "High water" },
    ...{ texts: { "title.en-US": "High water" }, savedAt: "2026-11-20T10:42:00Z" },
  });
  await expect.element(title).toHaveValue("High water");
  await expect.element(status.first()).toMatchTextContent("Draft saved on this device");
});

test("a publish of another tab is shown at once, with its version", async () => {
  await open();
  newest = version(2, "High water");
  other.resolve();
  await expect.element(title).toHaveValue("High water");
  await expect.element(title).toBeEnabled();
  await expect.element(page.getByText("Version 2")).toBeVisible();
});

test("“Edit here instead” moves the focus to the title", async () => {
  await open();
  await edit.click();
  await expect.element(title).toBeEnabled();
  await expect.element(title).toHaveFocus();
});

test("on a phone, “Edit here instead” focuses no field, which would open the keyboard", async () => {
  await open();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  await edit.click();
  await expect.element(title).toBeEnabled();
  // The focus moves in an effect.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(title).not.toHaveFocus();
});

test("a field whose focus another tab takes with the draft leaves it to “Edit here instead”", async () => {
  other.resolve();
  await render();
  await title.fill("High water");
  await expect.element(status.first()).toMatchTextContent("Draft saved on this device");
  other = Promise.withResolvers();
  const name = draftName(memberId, { contentTypeId: "article", contentId: "tide" });
  void navigator.locks.request(name, { steal: true }, () => other.promise);
  await expect.element(notice).toBeVisible();
  await expect.element(edit).toHaveFocus();
});

test("a field that another tab edits keeps its box", async () => {
  await open();
  const { paddingInlineStart, boxShadow } = getComputedStyle(page.getByLabelText("Day").element());
  expect(paddingInlineStart).toBe("12px");
  expect(boxShadow).toContain("inset");
  expect(boxShadow).toContain("1px");
});
